import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Home } from '#contract/home/homes.ts';
import { EditHomeDialog } from '#web/home/homes/edit-home-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';

const HOME = '?step=home';
const PLAN = '?step=plan';

/**
 * Whether to show the first step: there is no home, or the user went back to it. Adding a home completes the
 * step.
 */
export function useHomeStep(hasHome: boolean): boolean {
  const { search } = useLocation();
  const navigate = useNavigate();
  const had = useRef(hasHome);
  useEffect(() => {
    if (hasHome && !had.current) {
      void navigate(HOME, { replace: true });
      void navigate(PLAN);
    }
    had.current = hasHome;
  }, [hasHome, navigate]);
  return !hasHome || search === HOME;
}

/** The completed first step, reached with Back. */
export function SavedHome({ home }: { home: Home }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="saved-home">
      <Card className="gap-5">
        <div className="grid gap-1">
          <CardTitle as="h2" id="saved-home">
            Your home is saved
          </CardTitle>
          <CardText>You can change it here, and later in your HomeVault.</CardText>
        </div>
        <address className="rounded-card bg-sunken px-4 py-3 not-italic">
          <span className="block text-lg font-semibold wrap-anywhere">{home.address}</span>
          <span className="block text-muted wrap-anywhere">
            {home.city}, {home.state} <span className="tabular">{home.zip}</span>
          </span>
        </address>
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="outline" onClick={() => setOpen(true)}>
            Edit property
          </Button>
          <Button onClick={() => void navigate(PLAN)}>Continue to your plan</Button>
        </div>
      </Card>
      <EditHomeDialog home={home} open={isOpen} onOpenChange={setOpen} />
    </section>
  );
}
