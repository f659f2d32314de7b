import { ChevronDown } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { useOpenForPrint } from '#web/lib/open-for-print.ts';
import { EnrollLink } from './community-enroll-link.tsx';
import { CommunitySection } from './community-section.tsx';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/outreach/community-sections.ts';

export function CommunityClosing() {
  useOpenForPrint();
  return (
    <CommunitySection id="questions" title={t.questionsTitle}>
      {t.questions.map(({ question, answer }) => (
        <details key={question} className="group border-b border-line first-of-type:border-t">
          <summary className="-mx-[min(0.75rem,3.5vw)] flex min-h-14 list-none items-start gap-4 rounded-control px-[min(0.75rem,3.5vw)] py-4 transition-colors hover:text-pine-ink focus-visible:-outline-offset-2 [&::-webkit-details-marker]:hidden">
            <h3 className="flex-1 font-sans text-lg leading-7 font-semibold tracking-normal">{question}</h3>
            <ChevronDown
              className="mt-1 size-5 shrink-0 text-muted transition-transform group-open:-rotate-180"
              aria-hidden="true"
            />
          </summary>
          <p className="max-w-prose pb-5 text-muted">{answer}</p>
        </details>
      ))}
      <div className="mt-12 rounded-card bg-pine-soft p-6 @xl:p-9">
        <p className="max-w-xl font-display text-2xl leading-snug font-semibold @xl:text-3xl">{t.closing}</p>
        <EnrollLink className="mt-6" />
        <p className="mt-5">
          {rich(
            t.ownHome((words) => (
              <Link
                to="/faq#how-to-join"
                className="font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {words}
              </Link>
            )),
          )}
        </p>
      </div>
    </CommunitySection>
  );
}
