import { Banknote } from 'lucide-react';
import type { CashView } from '#contract/evacuation.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from './section.tsx';
import { cashWords } from './words.ts';

/** Emergency cash, where it is, and what it waits for. */
export function CashCard({ cash }: { cash: CashView }) {
  const { title, text } = cashWords(cash);
  const needsCard = cash.state === 'needs-card' || cash.state === 'failed';
  return (
    <Section icon={Banknote} title="Emergency cash">
      <p className="font-display text-2xl font-semibold">{title}</p>
      <p className="text-lg">{text}</p>
      {needsCard && (
        <div>
          <Link to="/membership" className={buttonClass({ variant: 'primary', size: 'large' })}>
            {cash.state === 'failed' ? 'Change the card' : 'Add a card'}
          </Link>
        </div>
      )}
    </Section>
  );
}
