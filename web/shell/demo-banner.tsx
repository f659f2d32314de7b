import { Link } from '#web/lib/link.tsx';

/** Says that this is the demo. Always in the HTML; the mode the server wrote on the document decides whether it shows. */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="hidden border-b border-line bg-amber-soft text-sm text-amber-ink not-print:[[data-mode=demo]_&]:block"
    >
      <p className="flex flex-wrap items-center justify-center gap-x-2 px-4 text-center">
        <span className="pt-2 sm:pb-2">
          <strong>Demo.</strong> Nothing is charged and no mail is sent.
        </span>
        <Link
          to="/demo/mailbox"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          Demo mailbox
        </Link>
      </p>
    </aside>
  );
}
