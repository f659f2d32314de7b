import { dollarsInWords } from '#contract/money-words.ts';
import * as t from '#text/money/payments.ts';

export type CardFormProps = {
  /** From the server, for this payment only. */
  clientSecret: string;
  /** The amount charged now; 0 when a card is only saved. */
  amountCents: number;
  purpose: 'payment' | 'card-change' | 'subscription';
  /** The provider accepted it. The server decides whether it counts. */
  onDone: (result: 'succeeded' | 'processing') => void;
  /** The provider's message, for a 'Payment Failed' toast. The form stays ready for another try. */
  onFailed: (message: string) => void;
  submitLabel: string;
  /** The ZIP code we know, filled in for the cardholder. */
  zip?: string | undefined;
  /** Where a bank's own page returns to. */
  returnPath: string;
};

/** The bank's question in the demo. */
export const bankPrompt = ({ purpose, amountCents }: CardFormProps): string =>
  purpose === 'card-change' ? t.bankAsksCard : t.bankAsksSum(dollarsInWords(amountCents));
