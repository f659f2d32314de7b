/** First element of the page, visible on focus. The target needs `tabIndex={-1}`. */
import * as t from '#text/ui/frame.ts';
export function SkipLink({
  href = '#content',
  children = t.skipToContent,
}: {
  href?: string;
  children?: string;
}) {
  return (
    <a
      href={href}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-ink px-4 py-3 font-semibold text-paper focus:translate-y-0 print:hidden"
    >
      {children}
    </a>
  );
}
