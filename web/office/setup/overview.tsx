import { CircleCheck, ListChecks } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Setup } from '#contract/office/setup.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Card } from '#web/ui/card.tsx';
import { StepList } from './all-steps.tsx';
import { YouAreAMember } from './you-are-a-member.tsx';
import * as t from '#text/office/setup.ts';

const WORDS = {
  finished: {
    icon: CircleCheck,
    tone: 'bg-moss-soft text-moss-ink',
    title: t.allSet,
    text: t.allSetDetail,
  },
  left: {
    icon: ListChecks,
    tone: 'bg-pine-soft text-pine-ink',
    title: t.whatsLeft,
    text: t.whatsLeftDetail,
  },
};

/** There is no next step: everything is done, or the rest was put off. */
export function Overview({ setup }: { setup: Setup }) {
  const { icon: Icon, tone, title, text } = setup.isFinished ? WORDS.finished : WORDS.left;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-5">
      <YouAreAMember />
      <header className="grid gap-3">
        <span className={`grid size-12 place-items-center rounded-full ${tone}`}>
          <Icon className="size-6" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
          {title}
        </h1>
        <p className="max-w-prose text-lg">{text}</p>
      </header>
      <Card>
        <StepList setup={setup} />
      </Card>
      <Link to="/dashboard" className={buttonClass({ size: 'large' })}>
        {t.toDashboard}
      </Link>
    </div>
  );
}
