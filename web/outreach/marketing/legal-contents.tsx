import { ChevronDown } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useCurrentSection } from '#web/lib/use-current-section.ts';
import type { LegalSection } from './legal-text.ts';
import * as t from '#text/outreach/legal.ts';

type Contents = { sections: readonly LegalSection[] };

/** Table of contents beside the text on wide screens; sticky, and highlights the current section. */
export function LegalContents({ sections }: Contents) {
  const ids = useMemo(() => sections.map((section) => section.id), [sections]);
  const current = useCurrentSection(ids);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    // Scroll only the list: scrollIntoView would move the page as well.
    if (!list.current) return;
    const marked = list.current.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    const middle = marked ? marked.offsetTop - (list.current.clientHeight - marked.offsetHeight) / 2 : 0;
    list.current.scrollTop = middle;
  }, [current]);
  return (
    <nav aria-label={t.contents} className="hidden @4xl:block print:hidden">
      <ol ref={list} className="sticky top-24 max-h-[calc(100svh-8rem)] overflow-y-auto border-l border-line">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className="flex min-h-11 items-center border-l-2 border-transparent px-4 py-1.5 leading-snug text-muted transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current]:border-pine aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {index + 1}. {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** On narrow screens: collapsed above the text. */
export function LegalContentsBox({ sections }: Contents) {
  return (
    <nav aria-label={t.contents} className="mt-6 @4xl:hidden print:hidden">
      <details className="group rounded-card border border-line bg-surface">
        <summary className="flex min-h-13 list-none items-center justify-between gap-4 rounded-card px-5 font-semibold [&::-webkit-details-marker]:hidden">
          {t.contents}
          <ChevronDown
            className="size-5 text-muted transition-transform group-open:-rotate-180"
            aria-hidden="true"
          />
        </summary>
        <ol className="border-t border-line py-2">
          {sections.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center px-5 py-1.5 leading-snug hover:bg-hover"
              >
                {index + 1}. {title}
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
