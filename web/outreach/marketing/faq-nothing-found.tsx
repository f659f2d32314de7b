import { SearchX } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import * as t from '#text/outreach/faq-browser.ts';

export function FaqNothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      className="mt-6"
      icon={SearchX}
      title={t.noMatch}
      text={t.noMatchDetail}
      action={
        <>
          <Link to="/contact" className={buttonClass()}>
            {t.contactSupport}
          </Link>
          <Button variant="outline" onClick={onClear}>
            {t.showAll}
          </Button>
        </>
      }
    />
  );
}
