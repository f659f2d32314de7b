import { useQuery, type UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import type { MembershipChanged, MembershipView, NewMembership } from '#contract/money/membership.ts';
import { AGREEMENT_KEYS, agreementsFor } from '#contract/core/agreements.ts';
import { californiaDay, RENEWAL_WORDS_VERSION, renewalWords } from '#contract/money/renewal-words.ts';
import { agreementsQuery } from '#web/core/accounts/queries.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { FUNDS } from '#web/lib/funds.ts';
import { PRICES } from '#web/lib/prices.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { Consent } from './consent.tsx';
import { PaymentStep } from './payment-step.tsx';
import type { Choice } from './queries.ts';
import { planName } from './words.ts';
import * as t from '#text/money/membership.ts';

type SubscribeProps = {
  choice: Choice;
  start: UseMutationResult<MembershipChanged, Error, z.input<typeof NewMembership>>;
  /** Set when the card form should be shown. */
  clientSecret: string | null | undefined;
  returnPath: string;
  zip?: string | undefined;
  /** Agreed: continue to the card. */
  onCard: () => void;
  /** Link back to the plan choice, while nothing is paid. */
  back?: ReactNode;
  onDone: () => void;
};

const isRunning = ({ membership }: MembershipView) =>
  membership?.status === 'active' || membership?.status === 'late';

/** Agreement, then payment, for a new membership. */
export function Subscribe(props: SubscribeProps) {
  const { choice, start, clientSecret: secret, returnPath, zip, back, onCard, onDone } = props;
  // The date is part of the terms: it stays the one the member read until the server rejects it as past.
  const [today, setToday] = useState(() => californiaDay(new Date()));
  const { plan, interval } = choice;
  const price = PRICES[plan][interval];
  const agreements = useQuery(agreementsQuery);
  // Shown in full until we know that some were accepted before.
  const documents = agreements.data?.missing ?? AGREEMENT_KEYS;
  const agree = () =>
    start.mutate(
      {
        plan,
        interval,
        agreed: true,
        version: RENEWAL_WORDS_VERSION,
        firstChargeDay: today,
        priceCents: price,
        agreements: documents.map((document) => ({
          document,
          version: agreementsFor(FUNDS)[document].version,
        })),
      },
      {
        onSuccess: ({ clientSecret, membership }) => {
          if (clientSecret) onCard();
          else if (membership.status !== 'starting') onDone();
        },
        onError: (error) => {
          if (codeOf(error) === 'confirmation_needed') setToday(californiaDay(new Date()));
        },
      },
    );
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (secret) heading.current?.focus();
  }, [secret]);
  if (!secret)
    return (
      <Consent
        words={renewalWords(plan, interval, today, price)}
        submitLabel={t.continueToPayment}
        busy={start.isPending}
        problem={start.error ? sentence(start.error) : undefined}
        onAgree={agree}
        back={back}
        documents={documents}
      />
    );
  return (
    <div className="grid gap-4">
      <h3
        ref={heading}
        tabIndex={-1}
        className="flex flex-wrap items-baseline justify-between gap-2 rounded-card bg-sunken px-4 py-3 font-sans text-base font-normal outline-none"
      >
        <span>{t.hearthline(planName(plan))}</span>
        <span className="tabular text-lg font-semibold">{t.today(moneyWithCents(price))}</span>
      </h3>
      <PaymentStep
        clientSecret={secret}
        amountCents={price}
        purpose="subscription"
        submitLabel={t.pay(moneyWithCents(price))}
        zip={zip}
        returnPath={returnPath}
        isThere={isRunning}
        onDone={onDone}
      />
      {back && <div className="flex flex-col sm:flex-row">{back}</div>}
    </div>
  );
}
