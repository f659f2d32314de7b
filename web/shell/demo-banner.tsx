import { Link } from '#web/lib/link.tsx';

/** Says that this is the demo. Always in the HTML; the mode the server wrote on the document decides whether it shows. */
export function DemoBanner() {
  return (
    <aside
      aria-label="Demo"
      className="hidden border-b border-line bg-amber-soft text-sm text-amber-ink print:hidden [[data-mode=demo]_&]:block"
    >
      <p className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 px-4 sm:px-6">
        <span className="py-2">
          <strong>Demo.</strong> No card is charged and no mail leaves this server.
        </span>
        <Link to="/demo/mailbox" className="py-3 font-semibold underline underline-offset-4">
          Open the demo mailbox
        </Link>
      </p>
    </aside>
  );
}
