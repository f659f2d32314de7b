import { Link } from '#web/lib/link.tsx';
import type { Consent } from '#web/lib/tracking-consent.ts';
import { Button } from '#web/ui/button.tsx';

/** The consent prompt. Both buttons have equal weight; it sits at the edge and blocks nothing. */
export function PrivacyQuestion({ onChoose }: { onChoose: (consent: Consent) => void }) {
  return (
    <section
      aria-labelledby="privacy-question"
      className="fixed inset-x-2 bottom-2 z-40 mx-auto max-w-xl rounded-card border border-line bg-raised p-4 shadow-float sm:p-5"
    >
      <h2 id="privacy-question" className="text-lg">
        May we count this visit?
      </h2>
      <p className="mt-2 text-muted">
        With your yes we tell Google Analytics and Meta which pages are opened: the path alone, never an
        address, an e-mail or anything you type.{' '}
        <Link to="/privacy-policy" className="underline underline-offset-4">
          Privacy Policy
        </Link>
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => onChoose('refused')}>
          No, thank you
        </Button>
        <Button variant="outline" onClick={() => onChoose('granted')}>
          Yes, count it
        </Button>
      </div>
    </section>
  );
}
