import { Link } from '#web/lib/link.tsx';
import * as t from '#text/shell/public.ts';

/**
 * Says that this is the demo and what in it is real. Always in the HTML; the mode that the server wrote into
 * the document decides whether it shows.
 */
export function DemoBanner() {
  return (
    <aside
      aria-label={t.demo}
      className="hidden border-b border-line bg-amber-soft text-sm text-amber-ink not-print:[[data-mode=demo]_&]:block"
    >
      <p className="flex flex-wrap items-center justify-center gap-x-2 px-4 text-center">
        <span className="pt-2 sm:pb-2">
          <strong>{t.demoLead}</strong>{' '}
          <span className="[[data-real~=cards]_&]:hidden">{t.nothingCharged}</span>
          <span className="hidden [[data-real~=cards]_&]:inline">{t.cardsCharged}</span>{' '}
          <span className="[[data-real~=mail]_&]:hidden">{t.noEmails}</span>
          <span className="hidden [[data-real~=mail]_&]:inline">{t.emailsSent}</span>
        </span>
        <Link
          to="/demo/mailbox"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [[data-real~=mail]_&]:hidden"
        >
          {t.demoMailbox}
        </Link>
        <Link
          to="/demo/phone"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [[data-real~=texts]_&]:hidden"
        >
          {t.demoPhone}
        </Link>
      </p>
    </aside>
  );
}
