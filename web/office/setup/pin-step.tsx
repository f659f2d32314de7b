import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PlacePinDialog } from '#web/home/homes/place-pin-dialog.tsx';
import { currentHomeQuery } from '#web/home/homes/queries.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { StepProps } from './step-props.ts';
import * as t from '#text/office/setup.ts';

/** The map opens automatically after the address; otherwise with one tap. */
export function PinStep({ onDone }: StepProps) {
  const home = useQuery(currentHomeQuery);
  const [open, setOpen] = useOpenDialog('pin');
  const wasOpen = useRef(open !== null);
  useEffect(() => {
    // Only the server knows whether a pin was saved.
    if (wasOpen.current && open === null) onDone();
    wasOpen.current = open !== null;
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [open]);
  if (!home.data) return <Skeleton className="h-32 w-full rounded-card!" />;
  const { address, city, state, zip } = home.data;
  return (
    <Card className="gap-4">
      <address className="not-italic">
        <span className="block text-lg font-semibold wrap-anywhere">{address}</span>
        <span className="block text-muted wrap-anywhere">
          {city}, {state} <span className="tabular">{zip}</span>
        </span>
      </address>
      <Button size="large" onClick={() => setOpen('pin')}>
        <MapPinned className="size-5" aria-hidden="true" />
        {t.openMap}
      </Button>
      <PlacePinDialog
        home={home.data}
        open={open === 'pin'}
        onOpenChange={(isOpen) => setOpen(isOpen ? 'pin' : null)}
      />
    </Card>
  );
}
