import { SearchX } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';

export function FaqNothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      className="mt-6"
      icon={SearchX}
      title="No question matches"
      text="Try fewer or other words. Or ask us: a person answers within 24 hours."
      action={
        <>
          <Link to="/contact" className={buttonClass()}>
            Contact Support
          </Link>
          <Button variant="outline" onClick={onClear}>
            Show all questions
          </Button>
        </>
      }
    />
  );
}
