import { Link } from '#web/lib/link.tsx';
import { isMemberDocument } from '#web/lib/mode.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/outreach/faq-browser.ts';

/** For visitors who didn't find an answer. */
export function FaqClosing() {
  return (
    <section
      aria-labelledby="faq-closing-title"
      className="mt-16 grid gap-5 rounded-card border border-line bg-sunken p-6 @xl:p-8 print:hidden"
    >
      <div className="grid gap-2">
        <h2 id="faq-closing-title" className="text-2xl">
          {t.stillQuestions}
        </h2>
        <p className="max-w-prose text-muted">{t.stillQuestionsDetail}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/contact" className={buttonClass()}>
          {t.contactSupport}
        </Link>
        {!isMemberDocument() && (
          <Link to="/waitlist" className={buttonClass({ variant: 'outline' })}>
            {t.checkEligibility}
          </Link>
        )}
      </div>
    </section>
  );
}
