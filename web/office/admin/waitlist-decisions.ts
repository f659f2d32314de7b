import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import type { Decision } from './waitlist-queries.ts';

type EntryState = Pick<WaitlistEntry, 'status' | 'leftAt' | 'invitation'>;

/** The decisions that a request allows, most likely first. The server decides in the end. */
export function decisionsFor({ status, leftAt, invitation }: EntryState): Decision[] {
  if (leftAt !== null || status === 'joined') return [];
  if (status === 'invited') return invitation?.acceptedAt ? ['withdraw'] : ['invite', 'withdraw'];
  if (status === 'declined') return ['approve', 'invite'];
  if (status === 'approved') return ['invite', 'decline'];
  return ['approve', 'invite', 'decline'];
}

export const DECISION_WORDS: Record<Decision, { verb: string; done: string }> = {
  approve: { verb: 'Approve', done: 'approved' },
  invite: { verb: 'Invite', done: 'invited' },
  decline: { verb: 'Decline', done: 'declined' },
  withdraw: { verb: 'Withdraw invitation', done: 'invitation withdrawn' },
};

/** The button label for several: "Approve 3", "Withdraw 1 invitation". */
export const bulkVerb = (decision: Decision, count: number): string =>
  decision === 'withdraw'
    ? `Withdraw ${count} ${count === 1 ? 'invitation' : 'invitations'}`
    : `${DECISION_WORDS[decision].verb} ${count}`;

/** The effect on the people, stated beforehand. `who` is one email address, or how many. */
export function consequenceOf(decision: Decision, who: string, isAgain = false, isMany = false): string {
  switch (decision) {
    case 'approve':
      return `${who} will read by e-mail that their home is approved. They cannot join until they are invited.`;
    case 'decline':
      return `${who} will read by e-mail that we cannot take their home on, with the reason below.`;
    case 'invite':
      return isAgain
        ? `${who} will get a new link by e-mail. The link they have stops working.`
        : `${who} will get a link by e-mail that opens an account and lets them choose a plan. It works for 14 days.`;
    case 'withdraw':
      return isMany
        ? `The links stop working, and nobody can join by them. The homes stay approved. ${who} get no e-mail about it.`
        : `The link stops working, and nobody can join by it. The home stays approved. ${who} gets no e-mail about it.`;
  }
}
