import { Link } from '#web/lib/link.tsx';

/**
 * Says that this is the demo and what in it is real. Always in the HTML; the mode that the server wrote into
 * the document decides whether it shows.
 */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="hidden border-b border-line bg-amber-soft text-sm text-amber-ink not-print:[[data-mode=demo]_&]:block"
    >
      <p className="flex flex-wrap items-center justify-center gap-x-2 px-4 text-center">
        <span className="pt-2 sm:pb-2">
          <strong>Demo.</strong> <span className="[[data-real~=cards]_&]:hidden">Nothing is charged</span>
          <span className="hidden [[data-real~=cards]_&]:inline">Cards are charged</span> and{' '}
          <span className="[[data-real~=mail]_&]:hidden">no mail is sent.</span>
          <span className="hidden [[data-real~=mail]_&]:inline">mail is sent.</span>
        </span>
        <Link
          to="/demo/mailbox"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 [[data-real~=mail]_&]:hidden"
        >
          Demo mailbox
        </Link>
      </p>
    </aside>
  );
}
