import type { Deps } from '#server/ports/deps.ts';

type FailedProof = {
  /** The account that someone tried to access; null if there is none, or it can't be determined. */
  account: string | null;
  factor: 'code' | 'link' | 'passkey';
  purpose: string;
};

/** One searchable line per failed sign-in or step-up, so that an operator sees which account is under attack. */
export const logFailedProof = ({ log }: Pick<Deps, 'log'>, failed: FailedProof): void =>
  log.warn(failed, 'authentication failed');
