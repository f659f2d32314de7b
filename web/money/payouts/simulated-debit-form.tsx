import { FlaskConical } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { DEMO_CASH_NOTE, PAYOUT_TEST_CARDS } from '#contract/money/payouts.ts';
import { Button } from '#web/ui/button.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import type { DebitFormProps } from './debit-form.ts';
import * as t from '#text/money/payouts.ts';

/** The built-in demo's form: a choice of test cards, no number to type. */
export function SimulatedDebitForm({ onToken, submitLabel }: Omit<DebitFormProps, 'billingZip'>) {
  const [token, setToken] = useState<string>();
  const [error, setError] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!token) return setError(t.chooseACard);
    setIsBusy(true);
    await onToken(token);
    setIsBusy(false);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
      <p className="flex items-center gap-3 rounded-card border border-amber/70 bg-amber-soft p-3 font-medium">
        <FlaskConical className="size-5 shrink-0 text-amber-ink" aria-hidden="true" />
        {DEMO_CASH_NOTE}
      </p>
      <RadioGroup legend={t.testCards} error={error} disabled={isBusy} required>
        {PAYOUT_TEST_CARDS.map((card) => (
          <Radio
            key={card.token}
            tile
            value={card.token}
            label={card.name}
            hint={card.does}
            checked={token === card.token}
            onChange={() => {
              setToken(card.token);
              setError(undefined);
            }}
          />
        ))}
      </RadioGroup>
      <Button type="submit" size="large" className="w-full" busy={isBusy} busyLabel={t.oneMoment}>
        {submitLabel}
      </Button>
    </form>
  );
}
