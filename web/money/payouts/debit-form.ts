/** Props of both debit card forms. */
export type DebitFormProps = {
  /** The provider's token for the card. Rejects with the server's error. */
  onToken: (token: string) => Promise<void>;
  submitLabel: string;
};
