import { Banknote } from 'lucide-react';
import type { CashView } from '#contract/money/payouts.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import { cashWords } from './words.ts';

/** What the household can do to receive it. */
function stepOf({ state, needsIdentity }: CashView): { label: string; to: string } | null {
  if (state === 'needs-card') return { label: 'Add a card', to: '/membership?open=card' };
  if (state !== 'failed') return null;
  return needsIdentity
    ? { label: 'Confirm who you are', to: '/membership#emergency-cash' }
    : { label: 'Change the card', to: '/membership?open=card' };
}

/** Emergency cash: its status and what it's waiting for. */
export function CashCard({ cash }: { cash: CashView }) {
  const { title, text } = cashWords(cash);
  const step = stepOf(cash);
  return (
    <Section icon={Banknote} title="Emergency cash">
      <p className="font-display text-2xl font-semibold">{title}</p>
      <p className="text-lg">{text}</p>
      {step && (
        <div>
          <Link to={step.to} className={buttonClass({ variant: 'primary', size: 'large' })}>
            {step.label}
          </Link>
        </div>
      )}
    </Section>
  );
}
