import { PlanCard } from './plan-card.tsx';
import { plans } from './plans.ts';
import * as t from '#text/outreach/plans.ts';

export function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h2 id="pricing-title" className="text-4xl sm:text-5xl">
          {t.title}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{t.intro}</p>
        <div className="mt-12 grid items-stretch gap-6 lg:mt-20 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  );
}
