import { peopleById } from '#server/core/accounts/accounts.ts';
import { dayAt, homeFor, membersOf } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { readHousehold } from './household.ts';
import * as invitations from './invitation-store.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { needsOf, needsSentence } from './needs.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;

/** Everything the household screen shows to one of its members. */
export async function viewHousehold({ db, clock, masterKeys }: ViewDeps, userId: string, homeRef: string) {
  const home = await homeFor(db, userId, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const household = await readHousehold(db, cipher, dayAt(home.state, clock.now()));
  const members = await membersOf(db, home.id);
  const people = await peopleById(
    db,
    members.map((m) => m.userId),
  );
  return {
    homeId: home.id,
    address: home.address,
    yourRole: home.role,
    members: members.flatMap((member) => {
      const account = people.get(member.userId);
      return account ? [{ ...member, ...account, isYou: member.userId === userId }] : [];
    }),
    invitations: home.role === 'owner' ? await invitations.openInvitations(db, home.id) : [],
    ...household,
    summary: needsSentence(needsOf(household.people, household.pets, household.plan), callerLanguage()),
  };
}
