import { dollarsInWords } from '#contract/money-words.ts';

export type CardFormProps = {
  /** From the server, for this payment alone. */
  clientSecret: string;
  /** What is paid now; 0 where a card is only kept for later. */
  amountCents: number;
  purpose: 'payment' | 'card-change' | 'subscription';
  /** The provider has taken it. Whether it counts, the server says. */
  onDone: (result: 'succeeded' | 'processing') => void;
  /** In the provider's words, for a 'Payment Failed' toast. The form stays, ready for another try. */
  onFailed: (message: string) => void;
  submitLabel: string;
  /** Where to come back to from a bank's own page. */
  returnPath: string;
};

/** What the bank asks in the demo. */
export const bankQuestion = ({ purpose, amountCents }: CardFormProps): string =>
  purpose === 'card-change'
    ? 'Is it you who wants to keep this card on file? Nothing is charged now.'
    : `Is it you who pays ${dollarsInWords(amountCents)}?`;
