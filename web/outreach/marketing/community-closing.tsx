import { ChevronDown } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { useOpenForPrint } from '#web/lib/open-for-print.ts';
import { EnrollLink } from './community-enroll-link.tsx';
import { CommunitySection } from './community-section.tsx';

const QUESTIONS = [
  {
    question: 'What happens after I ask to enroll?',
    answer:
      'The button opens a message to our team. We answer within 24 hours with the next step. Enrollment is open all year.',
  },
  {
    question: 'Do I have to be a member?',
    answer:
      'No. And your neighbors do not have to be, either. Drills, kits and rides are for the whole street.',
  },
  {
    question: 'Am I paid, or expected to sell?',
    answer:
      'Neither. Ambassadors are volunteers and earn no commission. If somebody asks about membership, show them the site and leave it there.',
  },
  {
    question: 'I only have an hour a month. Is that enough?',
    answer: 'Yes. Pair up with a captain, keep one list current, or walk around one house with its owner.',
  },
  {
    question: 'What if I move away?',
    answer:
      'Your points, level and certificate move with you. Hand your list to your deputy and delete your copy.',
  },
];

export function CommunityClosing() {
  useOpenForPrint();
  return (
    <CommunitySection id="questions" title="Questions">
      {QUESTIONS.map(({ question, answer }) => (
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
        <p className="max-w-xl font-display text-2xl leading-snug font-semibold @xl:text-3xl">
          One street at a time. Yours can be the next.
        </p>
        <EnrollLink className="mt-6" />
        <p className="mt-5">
          Looking for help for your own home?{' '}
          <Link
            to="/faq#how-to-join"
            className="font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            Read the questions and answers
          </Link>
        </p>
      </div>
    </CommunitySection>
  );
}
