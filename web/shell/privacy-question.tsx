import { Link } from '#web/lib/link.tsx';
import { rich } from '#web/lib/rich.ts';
import type { Consent } from '#web/lib/tracking-consent.ts';
import { Button } from '#web/ui/button.tsx';
import * as t from '#text/shell/privacy.ts';

/** The consent prompt. Both buttons have equal weight; it sits at the edge and blocks nothing. */
export function PrivacyQuestion({ onChoose }: { onChoose: (consent: Consent) => void }) {
  return (
    <section
      aria-labelledby="privacy-question"
      className="fixed inset-x-2 bottom-2 z-40 mx-auto max-w-xl rounded-card border border-line bg-raised p-4 shadow-float sm:p-5"
    >
      <h2 id="privacy-question" className="text-lg">
        {t.title}
      </h2>
      <p className="mt-2 text-muted">
        {rich(
          t.detail((words) => (
            <Link to="/privacy-policy" className="underline underline-offset-4">
              {words}
            </Link>
          )),
        )}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onChoose('refused')}>
          {t.no}
        </Button>
        <Button variant="outline" onClick={() => onChoose('granted')}>
          {t.yes}
        </Button>
      </div>
    </section>
  );
}
