/** Props of both debit card forms. */
export type DebitFormProps = {
  /** The provider's token for the card. Rejects with the server's error. */
  onToken: (token: string) => Promise<void>;
  submitLabel: string;
  /** The ZIP code of the member's home, which is almost always the card's. */
  billingZip: string | null;
};
