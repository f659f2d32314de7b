import { LegalBlocks } from './legal-blocks.tsx';
import { LegalContents, LegalContentsBox } from './legal-contents.tsx';
import { SectionLink } from './legal-section-link.tsx';
import type { LegalDocument } from './legal-text.ts';
import * as t from '#text/outreach/legal.ts';

/**
 * A legal document: a plain-language summary, a table of contents beside it on wide screens, and every
 * section.
 */
export function LegalBody({ document: { plainWords, sections } }: { document: LegalDocument }) {
  return (
    <div className="mt-8 gap-12 @4xl:mt-12 @4xl:grid @4xl:grid-cols-[15rem_minmax(0,1fr)] @5xl:gap-20 print:block">
      <LegalContents sections={sections} />
      <div className="max-w-[44rem]">
        <PlainWords lines={plainWords} />
        <LegalContentsBox sections={sections} />
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 print:mt-8">
            <div className="group flex items-baseline gap-3 border-b border-line pb-3 print:break-after-avoid">
              <h2 id={`${id}-title`} className="flex-1 text-2xl print:text-xl">
                {index + 1}. {title}
              </h2>
              <SectionLink id={id} />
            </div>
            <LegalBlocks blocks={blocks} />
          </section>
        ))}
      </div>
    </div>
  );
}

function PlainWords({ lines }: { lines: readonly string[] }) {
  return (
    <section
      aria-labelledby="plain-words-title"
      className="rounded-card bg-pine-soft p-5 @xl:p-7 print:border"
    >
      <h2 id="plain-words-title" className="text-xl text-pine-ink">
        {t.plainWords}
      </h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-pine-ink">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">{t.summaryNote}</p>
    </section>
  );
}
