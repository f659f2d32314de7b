import { cn } from '#web/ui/cn.ts';
import type { FaqGroup } from './faq-entry.ts';
import * as t from '#text/outreach/faq-browser.ts';

type FaqGroupNavProps = { groups: readonly FaqGroup[]; current: string | undefined };

/** The groups: a row of chips on narrow screens, a sticky column on wide ones. */
export function FaqGroupNav({ groups, current }: FaqGroupNavProps) {
  if (groups.length === 0) return <div />;
  return (
    <nav aria-label={t.groups} className="print:hidden">
      <ul className="-mx-[min(1rem,4vw)] flex gap-2 overflow-x-auto px-[min(1rem,4vw)] py-1 [scrollbar-width:none] @4xl:sticky @4xl:top-24 @4xl:mx-0 @4xl:grid @4xl:max-h-[calc(100svh-8rem)] @4xl:gap-0 @4xl:overflow-y-auto @4xl:border-l @4xl:border-line @4xl:px-0">
        {groups.map(({ id, title }) => (
          <li key={id} className="shrink-0">
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              className={cn(
                'flex min-h-11 items-center rounded-full border border-line bg-surface px-4 whitespace-nowrap transition-colors hover:border-ink',
                '@4xl:-ml-px @4xl:rounded-none @4xl:border-0 @4xl:border-l-2 @4xl:border-transparent @4xl:bg-transparent @4xl:py-2 @4xl:leading-snug @4xl:whitespace-normal @4xl:text-muted @4xl:hover:text-ink',
                '@4xl:aria-[current]:border-pine @4xl:aria-[current]:font-semibold @4xl:aria-[current]:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
