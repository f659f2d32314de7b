import type { z } from 'zod';
import type { getShift, HandOver, HandOverWords } from '#contract/service/hand-overs.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { placesAndOwners } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById, cipherOfCase, openCasesBy } from '#server/service/cases/cases.ts';
import { openShifts, shiftOf } from '#server/service/shifts/shifts.ts';
import { say } from '#server/platform/say.ts';
import { PURPOSE } from './words.ts';
import * as store from './store.ts';

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'masterKeys'>;
type Offer = z.input<typeof HandOver>;

/** What a person needs to start, work and end a shift. Only the two people of an offer can read its text. */
export async function readShift(
  { db, clock, masterKeys }: ViewDeps,
  reader: { id: string },
): Promise<z.input<typeof getShift.reply>> {
  const now = clock.now();
  const open = await openShifts(db);
  const offers = (await store.findOffers(db, reader.id)).filter(({ expiresAt }) => expiresAt > now);
  const team = open.filter(({ userId }) => userId !== reader.id);
  const counts = await openCasesBy(
    db,
    team.map(({ userId }) => userId),
  );
  const shown: Offer[] = [];
  for (const offer of offers) {
    const known = await caseById(db, offer.caseId);
    // It was closed or handed to someone else since: the next scheduled run settles it.
    if (!known || known.owner !== offer.fromId || known.state === 'closed') continue;
    const cipher = await cipherOfCase(db, masterKeys, known);
    const home = known.homeId ? (await placesAndOwners(db, [known.homeId])).get(known.homeId) : undefined;
    const people = await peopleById(db, [offer.fromId, offer.toId, ...(home ? [home.userId] : [])]);
    const named = (id: string) => ({
      id,
      name: people.get(id)?.name || people.get(id)?.email || say().caseWords.aColleague,
    });
    shown.push({
      ...offer,
      ref: known.ref,
      severity: known.severity,
      person: home ? named(home.userId).name : null,
      from: named(offer.fromId),
      to: named(offer.toId),
      words: JSON.parse(cipher.open(PURPOSE, offer.words)) as HandOverWords,
    });
  }
  const names = await peopleById(
    db,
    team.map(({ userId }) => userId),
  );
  return {
    shift: await shiftOf(db, reader.id),
    toMe: shown.filter(({ to }) => to.id === reader.id),
    byMe: shown.filter(({ from }) => from.id === reader.id),
    team: team.map(({ userId, state }) => ({
      id: userId,
      name: names.get(userId)?.name || names.get(userId)?.email || say().caseWords.aColleague,
      state,
      openCases: counts.get(userId) ?? 0,
    })),
  };
}
