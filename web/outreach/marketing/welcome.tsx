import { BRAND } from '#contract/brand.ts';
import * as t from '#text/outreach/landing-sections.ts';

/** How it works: four steps along one road, as in the logo. */
export function Welcome() {
  return (
    <section
      id="welcome"
      aria-labelledby="welcome-title"
      className="mx-auto grid max-w-6xl gap-12 px-4 py-20 sm:px-6 lg:grid-cols-[5fr_6fr] lg:gap-20 lg:py-32"
    >
      <div className="lg:sticky lg:top-28 lg:self-start">
        <p className="font-semibold text-pine-ink">{t.howItWorks}</p>
        <h2 id="welcome-title" className="mt-3 text-4xl leading-[1.08] sm:text-5xl">
          {t.welcomeTitle}
        </h2>
        <p className="mt-6 max-w-md text-lg text-muted">{t.welcomeText(BRAND.name)}</p>
      </div>
      <ol className="relative">
        {t.steps.map(({ when, title, text }, index) => (
          <li key={title} className="group relative grid grid-cols-[3rem_1fr] gap-x-5 pb-12 last:pb-0">
            {/* The road to the next step; the last step has none. */}
            <span
              aria-hidden="true"
              className="absolute top-12 bottom-0 left-6 -ml-px border-l-2 border-dashed border-line-strong group-last:hidden"
            />
            <span
              aria-hidden="true"
              className="tabular grid size-12 place-items-center rounded-full bg-pine font-display text-lg font-bold text-on-pine"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-sm font-semibold text-pine-ink">{when}</p>
              <h3 className="mt-1 text-2xl">{title}</h3>
              <p className="mt-2 max-w-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
