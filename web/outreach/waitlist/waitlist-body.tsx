import { MapPin, UserRoundCheck, Wallet } from 'lucide-react';
import { useLocation } from '#web/lib/router.tsx';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import { RidgelineArt } from '#web/outreach/marketing/ridgeline-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { WaitlistForm } from './waitlist-form.tsx';
import { readWaitlistQuery, type WaitlistQuery } from './waitlist-query.ts';
import * as t from '#text/outreach/waitlist.ts';

/** The card's top border, as on the plan's card on the landing page. */
const EDGE = {
  blue: 'border-t-4 border-t-plan-blue',
  purple: 'border-t-4 border-t-plan-purple',
  orange: 'border-t-4 border-t-plan-orange',
};

const FACTS = [
  { Icon: MapPin, ...t.facts.area },
  { Icon: UserRoundCheck, ...t.facts.review },
  { Icon: Wallet, ...t.facts.price },
];

function wordsOf({ email, plan }: WaitlistQuery): { title: string; text: string } {
  if (email) return { title: t.almostThere, text: t.almostThereDetail };
  if (plan) return { title: t.completeReservation, text: t.securePlan(PLAN_TERMS[plan].name) };
  return { title: t.checkEligibility, text: t.getStarted };
}

function FormCard() {
  const query = readWaitlistQuery(useLocation().search);
  const { email, address, plan, color } = query;
  const { title, text } = wordsOf(query);
  return (
    <section
      aria-labelledby="form-title"
      className={cn('grid gap-6 rounded-card border border-line bg-raised p-5 sm:p-8', color && EDGE[color])}
    >
      <div className="grid justify-items-start gap-1.5">
        {plan && color && (
          <Badge tone={`plan-${color}`} solid className="mb-2">
            {t.joining(PLAN_TERMS[plan].name)}
          </Badge>
        )}
        <h2 id="form-title" className="text-2xl">
          {title}
        </h2>
        <p className="text-muted">{text}</p>
      </div>
      {/* A different address or email in the URL needs a new form. */}
      <WaitlistForm key={`${email} ${address}`} query={query} />
    </section>
  );
}

/** The form and the facts beside it; see waitlist-page.tsx. */
export function WaitlistBody() {
  return (
    <div className="isolate overflow-hidden">
      <div className="mx-auto grid max-w-6xl items-start gap-x-20 gap-y-10 px-4 pt-10 sm:px-6 sm:pt-16 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-24">
        <div className="grid gap-4">
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">{t.title}</h1>
          <p className="max-w-xl text-lg text-muted sm:text-xl">{t.intro}</p>
        </div>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <FormCard />
        </div>
        <ul className="grid max-w-xl gap-6">
          {FACTS.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <Icon className="mt-0.5 size-6 shrink-0 text-pine-ink" aria-hidden="true" />
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {/* Keeps its aspect ratio, so that its ridges never rise behind the text. */}
      <div className="relative -z-10 mt-4 h-44 sm:-mt-[4%] sm:aspect-36/11 sm:h-auto">
        <RidgelineArt className="size-full" />
      </div>
    </div>
  );
}
