/** What both forms for a debit card are given. */
export type DebitFormProps = {
  /** The card as the provider calls it, once it has taken its number. Rejects with what the server says. */
  onToken: (token: string) => Promise<void>;
  submitLabel: string;
};
