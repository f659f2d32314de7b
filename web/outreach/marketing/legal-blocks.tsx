import { Link } from '#web/lib/link.tsx';
import { inlineParts } from './faq-entry.ts';
import { LegalTable } from './legal-table.tsx';
import type { LegalBlock } from './legal-text.ts';

const linkClass = 'font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2';

/** The content of a section. */
export function LegalBlocks({ blocks }: { blocks: readonly LegalBlock[] }) {
  return (
    <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 leading-relaxed wrap-break-word">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  }
  if ('heading' in block) return <h3 className="mt-3 text-lg print:break-after-avoid">{block.heading}</h3>;
  if ('table' in block) return <LegalTable {...block.table} />;
  if ('terms' in block) {
    return (
      <dl className="grid gap-4">
        {block.terms.map(([term, text]) => (
          <div key={term} className="print:break-inside-avoid">
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-0.5">
              <Inline text={text} />
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <ul className="grid list-disc gap-2.5 pl-5 marker:text-pine-ink">
      {block.list.map((item) => (
        <li key={item}>
          <Inline text={item} />
        </li>
      ))}
    </ul>
  );
}

/** Text and links. The browser handles targets on this page. */
export function Inline({ text }: { text: string }) {
  return inlineParts(text).map(({ text: words, to }) => {
    if (to === undefined) return words;
    if (to.startsWith('#')) {
      return (
        <a key={to} href={to} className={linkClass}>
          {words}
        </a>
      );
    }
    return (
      <Link key={to} to={to} className={linkClass}>
        {words}
      </Link>
    );
  });
}
