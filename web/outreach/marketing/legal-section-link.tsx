import { Link2 } from 'lucide-react';
import * as t from '#text/outreach/legal.ts';

/** A link to the section, to copy or share. */
export function SectionLink({ id }: { id: string }) {
  return (
    <a
      href={`#${id}`}
      aria-labelledby={`${id}-link ${id}-title`}
      className="-my-3 grid size-11 shrink-0 place-items-center self-center rounded-control text-muted hover:bg-hover hover:text-ink print:hidden"
    >
      <span id={`${id}-link`} className="sr-only">
        {t.linkToSection}
      </span>
      <Link2 className="size-4" aria-hidden="true" />
    </a>
  );
}
