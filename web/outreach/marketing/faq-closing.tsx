import { Link } from '#web/lib/link.tsx';
import { isMemberDocument } from '#web/lib/mode.ts';
import { buttonClass } from '#web/ui/button-class.ts';

/** For visitors who didn't find an answer. */
export function FaqClosing() {
  return (
    <section
      aria-labelledby="faq-closing-title"
      className="mt-16 grid gap-5 rounded-card border border-line bg-sunken p-6 @xl:p-8 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="faq-closing-title" className="text-2xl">
          Is your question not here?
        </h2>
        <p className="max-w-prose text-muted">
          Write to us and a person answers within 24 hours. In an emergency, call 911 and follow the orders of
          your county.
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/contact" className={buttonClass()}>
          Contact Support
        </Link>
        {!isMemberDocument() && (
          <Link to="/waitlist" className={buttonClass({ variant: 'outline' })}>
            Check Eligibility
          </Link>
        )}
      </div>
    </section>
  );
}
