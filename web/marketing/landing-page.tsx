import { Link } from '#web/lib/link.tsx';
import { SignInLink } from '#web/accounts/sign-in-provider.tsx';
import { BRAND } from '#contract/brand.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { PlanCard } from './plan-card.tsx';
import { plans } from './plans.ts';
import { RidgelineArt } from './ridgeline-art.tsx';

const STEPS = [
  {
    title: 'Tell us about your home',
    text: 'Who lives there, who needs help, which animals come along. Insurance papers and a list of your things go in the vault.',
  },
  {
    title: 'An order is declared',
    text: 'When an official evacuation order covers your address, your plan starts by itself. You do not have to call anyone.',
  },
  {
    title: 'You leave. We carry the rest',
    text: 'A hotel of three stars or more, within 50 miles of the zone. Cash on your debit card in 5 to 10 minutes. A person on the line who knows your route.',
  },
  {
    title: 'You come home',
    text: 'Contractors, claim papers and someone who knows your case, until the house is a home again.',
  },
];

function Hero() {
  return (
    <section className="relative isolate overflow-hidden">
      <div className="mx-auto max-w-6xl px-4 pt-12 pb-64 sm:px-6 sm:pt-16 sm:pb-72 2xl:pt-24 2xl:pb-96">
        <p className="text-sm font-semibold tracking-[0.2em] text-pine-ink">{BRAND.tagline}</p>
        <h1 className="mt-4 max-w-4xl text-4xl sm:text-5xl lg:text-7xl">
          When the order comes, you already have a place to go.
        </h1>
        <p className="mt-6 max-w-xl text-lg text-muted sm:text-xl">
          {BRAND.name} is a membership for California homes. The moment an evacuation order is official, your
          hotel is booked, your cash is on its way, and a person stays with you until you are safe.
        </p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row">
          <SignInLink className={buttonClass({ size: 'large' })}>Sign in</SignInLink>
          <Link to="/#pricing" className={buttonClass({ variant: 'outline', size: 'large' })}>
            See the plans
          </Link>
        </div>
      </div>
      <RidgelineArt className="absolute inset-x-0 bottom-0 -z-10 h-60 w-full sm:h-72 lg:h-110" />
    </section>
  );
}

function Welcome() {
  return (
    <section
      id="welcome"
      aria-labelledby="welcome-title"
      className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28"
    >
      <h2 id="welcome-title" className="max-w-2xl text-3xl sm:text-4xl">
        One quiet evening now. One less decision that night.
      </h2>
      <ol className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
        {STEPS.map(({ title, text }, index) => (
          <li key={title} className="border-t-2 border-pine pt-5">
            <p className="font-display text-lg font-bold text-pine-ink tabular" aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="mt-2 text-xl">{title}</h3>
            <p className="mt-3 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Pricing() {
  return (
    <section id="pricing" aria-labelledby="pricing-title" className="border-t border-line bg-sunken">
      <div className="mx-auto max-w-6xl px-4 py-20 sm:px-6 lg:py-28">
        <h2 id="pricing-title" className="text-3xl sm:text-4xl">
          Protection plans
        </h2>
        <p className="mt-4 max-w-xl text-lg text-muted">
          Cash and nights are for each declared event. Cancel when you like; the plan runs to the end of its
          period.
        </p>
        <div className="mt-12 grid items-stretch gap-6 lg:mt-16 lg:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.name} plan={plan} />
          ))}
        </div>
      </div>
    </section>
  );
}

export function LandingPage() {
  return (
    <>
      <Hero />
      <Welcome />
      <Pricing />
    </>
  );
}

/** Fetches what the page leaves for later. */
export const preloadSections = async (): Promise<void> => {};
