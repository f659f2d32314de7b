import { MapPin, UserRoundCheck, Wallet } from 'lucide-react';
import { useLocation } from 'react-router';
import type { PlanKey } from '#contract/core/plans.ts';
import { RidgelineArt } from '#web/outreach/marketing/ridgeline-art.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/cn.ts';
import { ServiceCarousel } from './service-carousel.tsx';
import { WaitlistForm } from './waitlist-form.tsx';
import { readWaitlistQuery, type WaitlistQuery } from './waitlist-query.ts';

const PLAN_NAMES: Record<PlanKey, string> = { core: 'Core', plus: 'Plus', premium: 'Premium' };

/** The card's top border, as on the plan's card on the landing page. */
const EDGE = {
  blue: 'border-t-4 border-t-plan-blue',
  purple: 'border-t-4 border-t-plan-purple',
  orange: 'border-t-4 border-t-plan-orange',
};

const FACTS = [
  {
    Icon: MapPin,
    title: 'All of California',
    text: 'Nevada and Arizona are planned. Anywhere else, we write to you when we open there.',
  },
  {
    Icon: UserRoundCheck,
    title: 'A person reviews every home',
    text: 'Pre-approval comes before the emergency, so that nothing has to be checked during one.',
  },
  {
    Icon: Wallet,
    title: 'Nothing to pay today',
    text: 'You choose a plan when your invitation arrives. You can leave the list with one click.',
  },
];

function wordsOf({ email, plan }: WaitlistQuery): { title: string; text: string } {
  if (email) return { title: 'You are almost on the list!', text: 'Enter your address to finish enrolling' };
  if (plan) {
    const text = `Secure your ${PLAN_NAMES[plan]} protection plan`;
    return { title: 'Complete Your Reservation', text };
  }
  return { title: 'Check Eligibility', text: 'Enter your address and email to get started' };
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
            Joining: {PLAN_NAMES[plan]} Protection
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

/** The whole page; see waitlist-page.tsx. */
export function WaitlistBody() {
  return (
    <>
      <div className="isolate overflow-hidden">
        <div className="mx-auto grid max-w-6xl items-start gap-x-20 gap-y-10 px-4 pt-10 sm:px-6 sm:pt-16 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:pt-24">
          <div className="grid gap-4">
            <h1 className="text-4xl sm:text-5xl lg:text-6xl">Reserve Your Protection</h1>
            <p className="max-w-xl text-lg text-muted sm:text-xl">
              Tell us where you live. We check whether your home is covered and keep a place for it. It takes
              a minute and costs nothing.
            </p>
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
      <ServiceCarousel />
    </>
  );
}
