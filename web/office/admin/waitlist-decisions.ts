import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import type { Decision } from './waitlist-queries.ts';
import * as t from '#text/office/admin-waitlist.ts';

type EntryState = Pick<WaitlistEntry, 'status' | 'leftAt' | 'invitation'>;

/** The decisions that a request allows, most likely first. The server decides in the end. */
export function decisionsFor({ status, leftAt, invitation }: EntryState): Decision[] {
  if (leftAt !== null || status === 'joined') return [];
  if (status === 'invited') return invitation?.acceptedAt ? ['withdraw'] : ['invite', 'withdraw'];
  if (status === 'declined') return ['approve', 'invite'];
  if (status === 'approved') return ['invite', 'decline'];
  return ['approve', 'invite', 'decline'];
}

export const DECISION_WORDS: Record<
  Decision,
  { verb: string; done: string; manyDone: (n: number) => string }
> = {
  approve: { verb: t.approve, ...t.decisionsDone.approve },
  invite: { verb: t.invite, ...t.decisionsDone.invite },
  decline: { verb: t.decline, ...t.decisionsDone.decline },
  withdraw: { verb: t.withdraw, ...t.decisionsDone.withdraw },
};

/** The button label for several: "Approve 3", "Withdraw 1 invitation". */
export const bulkVerb = (decision: Decision, count: number): string =>
  decision === 'withdraw' ? t.withdrawMany(count) : `${DECISION_WORDS[decision].verb} ${count}`;

/** The effect on the people, stated beforehand. `who` is one email address, or how many. */
export function consequenceOf(decision: Decision, who: string, isAgain = false, isMany = false): string {
  switch (decision) {
    case 'approve':
      return t.approveEffect(who);
    case 'decline':
      return t.declineEffect(who);
    case 'invite':
      return isAgain ? t.newLinkEffect(who) : t.inviteEffect(who);
    case 'withdraw':
      return isMany ? t.withdrawManyEffect(who) : t.withdrawEffect(who);
  }
}
