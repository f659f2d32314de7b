import { Banknote } from 'lucide-react';
import { cashViewText, type CashView } from '#contract/money/payouts.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import * as t from '#text/emergency/evacuation.ts';

/** Opens the card form itself. */
const ADD_CARD = '/membership?open=card';

/** What the household can do to receive it. */
function stepOf({ state, needsIdentity }: CashView): { label: string; to: string } | null {
  if (state === 'needs-card') return { label: t.addCard, to: ADD_CARD };
  if (state !== 'failed') return null;
  return needsIdentity
    ? { label: t.verifyIdentity, to: '/membership#emergency-cash' }
    : { label: t.changeCard, to: ADD_CARD };
}

/** Emergency cash: its status and what it's waiting for. */
export function CashCard({ cash }: { cash: CashView }) {
  const { statement, detail } = cashViewText(cash);
  const step = stepOf(cash);
  return (
    <Section icon={Banknote} title={t.emergencyCash}>
      <p className="font-display text-2xl font-semibold">{statement}</p>
      <p className="text-lg">{detail}</p>
      {step && (
        <div>
          {/* Not a Link: the provider's form needs a document of its own, so the page would load twice. */}
          <a href={step.to} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {step.label}
          </a>
        </div>
      )}
    </Section>
  );
}
