import { deferredSection } from '#web/lib/deferred-section.tsx';
import * as t from '#text/outreach/faq.ts';

const FaqBrowser = deferredSection(() => import('./faq-browser.tsx').then((m) => m.FaqBrowser), {
  isText: true,
});

/** The most common questions, shortened. */
const FIRST_ASKED = [
  { id: 'pre-approval', label: t.firstAsked.preApproval },
  { id: 'coverage', label: t.firstAsked.coverage },
  { id: 'warning-or-order', label: t.firstAsked.warningOrOrder },
  { id: 'hotel', label: t.firstAsked.hotel },
  { id: 'cash', label: t.firstAsked.cash },
];

export function FaqPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-8 pb-20 sm:px-6 lg:pt-14">
      <div className="gap-12 @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_17rem] @5xl:gap-20">
        <div>
          <h1 className="max-w-3xl text-4xl @xl:text-5xl @4xl:text-6xl">{t.title}</h1>
          <p className="mt-5 max-w-2xl text-lg text-muted">{t.intro}</p>
        </div>
        <FirstAsked />
      </div>
      <FaqBrowser />
    </div>
  );
}

/**
 * Plain links: browsers open a closed question by themselves if the target is inside. The list takes no
 * height, so that the search stays right below the introduction.
 */
function FirstAsked() {
  return (
    <nav aria-label={t.askedFirst} className="hidden h-0 pt-1 @4xl:block print:hidden">
      <p className="text-sm font-semibold text-muted" aria-hidden="true">
        {t.askedFirst}
      </p>
      <ul className="mt-1">
        {FIRST_ASKED.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center font-medium text-pine-ink underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-pine-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Loads the deferred sections. */
export const preloadSections = FaqBrowser.preload;
