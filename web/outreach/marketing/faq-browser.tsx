import { useMemo, useRef } from 'react';
import { useOpenForPrint } from '#web/lib/open-for-print.ts';
import { useCurrentSection } from '#web/lib/use-current-section.ts';
import { faqGroups } from './faq.ts';
import { FaqClosing } from './faq-closing.tsx';
import { FaqGroupNav } from './faq-group-nav.tsx';
import { FaqNothingFound } from './faq-nothing-found.tsx';
import { FaqQuestion } from './faq-question.tsx';
import { FaqSearchBox } from './faq-search-box.tsx';
import { searchFaq, wordsOf } from './faq-search.ts';
import { FaqToolbar } from './faq-toolbar.tsx';
import { useFaqQuery } from './use-faq-query.ts';
import { useOpenedAnswer } from './use-opened-answer.ts';

const TOTAL = faqGroups.flatMap((group) => group.entries).length;

/** Everything below the heading: search, groups, questions. */
export function FaqBrowser() {
  const list = useRef<HTMLDivElement>(null);
  const { input, query, change, clear } = useFaqQuery();
  const words = useMemo(() => wordsOf(query), [query]);
  const groups = useMemo(() => (words.length > 0 ? searchFaq(faqGroups, words) : faqGroups), [words]);
  const groupIds = useMemo(() => groups.map((group) => group.id), [groups]);
  const current = useCurrentSection(groupIds);
  useOpenedAnswer(words.length > 0, clear);
  useOpenForPrint();
  /** The pressed button disappears, so move focus to the search box. */
  const startOver = () => {
    clear();
    input.current?.focus();
  };
  const found = groups.flatMap((group) => group.entries).length;
  return (
    <>
      <FaqSearchBox input={input} hasQuery={query !== ''} onChange={change} onClear={startOver} />
      <div className="mt-10 gap-12 @4xl:mt-14 @4xl:grid print:block @4xl:grid-cols-[14rem_minmax(0,1fr)] @5xl:gap-20">
        <FaqGroupNav groups={groups} current={current} />
        <div ref={list}>
          <FaqToolbar list={list} found={found} total={TOTAL} query={query.trim()} />
          {found === 0 && <FaqNothingFound onClear={startOver} />}
          {groups.map(({ id, title, entries }) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-12 first-of-type:mt-6">
              <h2 id={`${id}-title`} className="border-b border-line-strong pb-4 text-2xl @4xl:text-3xl">
                {title}
              </h2>
              {entries.map((entry) => (
                <FaqQuestion key={entry.id} entry={entry} words={words} />
              ))}
            </section>
          ))}
          <FaqClosing />
        </div>
      </div>
    </>
  );
}
