import { CircleCheck, Gauge, MapPin, UsersRound } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Membership } from '#contract/money/membership.ts';
import { dayOf, planName } from '#web/money/membership/words.ts';
import { ActionRow } from '#web/ui/action-row.tsx';
import { Card } from '#web/ui/card.tsx';

const NEXT_ICON = 'bg-pine-soft text-pine-ink';

/** The membership is active: what it includes now, and the three most useful next steps. */
export function Done({ membership }: { membership: Membership }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form is gone with the last step.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <>
      <div className="grid gap-3" role="status">
        <span className="grid size-12 place-items-center rounded-full bg-moss-soft text-moss-ink">
          <CircleCheck className="size-6" aria-hidden="true" />
        </span>
        <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
          You are a member
        </h1>
        <p className="max-w-prose text-lg text-muted">
          {planName(membership.plan)} is active from now on.
          {membership.periodEnd && ` It renews on ${dayOf(membership.periodEnd)}.`} We have sent you an e-mail
          with the terms and how to cancel.
        </p>
      </div>
      <section aria-labelledby="next-steps">
        <Card className="gap-2">
          <h2 id="next-steps" className="text-xl font-semibold">
            What to do next
          </h2>
          <ol className="grid">
            <ActionRow
              iconClass={NEXT_ICON}
              icon={<MapPin className="size-5" aria-hidden="true" />}
              title="Place your home on the map"
              text="Only an exact point can start services when an Evacuation Order is declared."
              action={{ label: 'Place the pin', to: '/vault' }}
            />
            <ActionRow
              iconClass={NEXT_ICON}
              icon={<Gauge className="size-5" aria-hidden="true" />}
              title="See how ready you are"
              text="A few tasks make the most difference. Each gives you points."
              action={{ label: 'Open Readiness', to: '/readiness' }}
            />
            <ActionRow
              iconClass={NEXT_ICON}
              icon={<UsersRound className="size-5" aria-hidden="true" />}
              title="Say who lives with you"
              text="People, animals, and whom to call. It becomes your evacuation plan."
              action={{ label: 'Open Household', to: '/household' }}
            />
          </ol>
        </Card>
      </section>
    </>
  );
}
