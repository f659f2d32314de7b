import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from '#web/lib/link.tsx';
import { isMemberDocument } from '#web/lib/mode.ts';
import { CopyLink } from './faq-copy-link.tsx';
import { type AnswerBlock, type FaqEntry, inlineParts, memberTarget } from './faq-entry.ts';
import { isFoundInAnswer, markWords } from './faq-search.ts';

type Words = { words: readonly string[] };

/**
 * One question. Open or closed is native state, so it works without scripts. The id is on the answer, not on
 * the details element: browsers open it by themselves for a target inside.
 */
export function FaqQuestion({ entry, words }: Words & { entry: FaqEntry }) {
  const { id, question, answer } = entry;
  const details = useRef<HTMLDetailsElement>(null);
  const wasOpened = useRef(false);
  useEffect(() => {
    const isReason = isFoundInAnswer(entry, words);
    if (!details.current || isReason === wasOpened.current) return;
    details.current.open = isReason;
    wasOpened.current = isReason;
  }, [entry, words]);
  return (
    <details ref={details} className="group break-inside-avoid border-b border-line">
      <summary
        id={`${id}-question`}
        className="-mx-[min(0.75rem,3.5vw)] flex min-h-14 list-none items-start gap-4 rounded-control px-[min(0.75rem,3.5vw)] py-4 focus-visible:-outline-offset-2 transition-colors hover:text-pine-ink [&::-webkit-details-marker]:hidden"
      >
        <h3 className="flex-1 font-sans text-lg leading-7 font-semibold tracking-normal text-pretty">
          <Marked text={question} words={words} />
        </h3>
        <ChevronDown
          className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:-rotate-180"
          aria-hidden="true"
        />
      </summary>
      <div id={id} className="grid scroll-mt-36 gap-3 pr-4 pb-4 @xl:pr-9">
        {answer.map((block) => (
          <Block key={typeof block === 'string' ? block : block.list.join()} block={block} words={words} />
        ))}
        <CopyLink id={id} />
      </div>
    </details>
  );
}

function Block({ block, words }: Words & { block: AnswerBlock }) {
  if (typeof block === 'string') {
    return (
      <p className="max-w-prose text-muted">
        <Paragraph text={block} words={words} />
      </p>
    );
  }
  return (
    <ul className="grid max-w-prose list-disc gap-2 pl-5 text-muted marker:text-pine-ink">
      {block.list.map((item) => (
        <li key={item}>
          <Paragraph text={item} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Paragraph({ text, words }: Words & { text: string }) {
  return inlineParts(text).map((part) => {
    const to = part.to && isMemberDocument() ? memberTarget(part.to) : part.to;
    const marked = <Marked key={part.text} text={part.text} words={words} />;
    if (!to) return marked;
    return (
      <Link
        key={part.text}
        to={to}
        className="font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
      >
        {marked}
      </Link>
    );
  });
}

function Marked({ text, words }: Words & { text: string }) {
  if (words.length === 0) return text;
  let at = 0;
  return markWords(text, words).map((stretch) => {
    const key = at;
    at += stretch.text.length;
    return stretch.isHit ? (
      <mark key={key} className="rounded-sm bg-amber-soft text-amber-ink">
        {stretch.text}
      </mark>
    ) : (
      stretch.text
    );
  });
}
