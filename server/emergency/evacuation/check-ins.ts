import type { CheckInState, PersonCheckIn } from '#contract/emergency/check-ins.ts';
import type { z } from 'zod';
import { eventsOf, recordEvent, homeStatusesOf } from '#server/emergency/activations/activations.ts';
import { recordHomeChange } from '#server/core/audit/audit.ts';
import { addressLines, dayAt, homeFor, publishToHome, type HomeAsSeen } from '#server/home/homes/homes.ts';
import { readHousehold } from '#server/home/household/household.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { caseFor, NO_FACTS } from '#server/service/cases/cases.ts';
import { decideReviewOf, openReview, openReviews } from '#server/core/reviews/reviews.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Shown = z.input<typeof PersonCheckIn>;
type CheckIn = {
  personId: string;
  state: CheckInState;
  incidentId?: string | undefined;
  secondsAgo?: number;
  isForEveryone?: boolean;
};

const WORDS: Record<CheckInState, string> = { left: 'has left', safe: 'is safe', help: 'needs help' };

type Of = {
  homeId: string;
  household: Pick<Awaited<ReturnType<typeof readHousehold>>, 'people'>;
  incidentId: string | null;
};

/** Everyone in the household, with each person's last check-in. */
export async function peopleOf(
  db: Queryable,
  { homeId, household: { people }, incidentId }: Of,
): Promise<Shown[]> {
  const said = incidentId ? await store.listCheckIns(db, incidentId, homeId) : [];
  const isHelpNeeded = said.some(({ state }) => state === 'help');
  const events = incidentId && isHelpNeeded ? await eventsOf(db, { incidentId, homeId }) : [];
  return people.map(({ id, name }) => {
    const found = said.find(({ personId }) => personId === id);
    const reached = events.findLast(({ kind, detail }) => kind === REACHED && detail['personId'] === id);
    const reachedAt = found?.state === 'help' && reached && reached.at >= found.at ? reached.at : null;
    return { personId: id, name, state: found?.state ?? null, at: found?.at ?? null, reachedAt };
  });
}

const REACHED = 'person.reached';

/** Our team reached a person who needs help. The household sees that, but the check-in itself doesn't change. */
export async function recordReached(tx: Tx, review: { key: string; homeId: string | null }, at: Date) {
  const [incidentId, homeId, personId] = review.key.split(' ');
  if (!incidentId || !homeId || !personId || homeId !== review.homeId) return;
  await recordEvent(tx, { incidentId, homeId, at, kind: REACHED, actorId: null, detail: { personId } });
  await publishToHome(tx, homeId, 'evacuation');
}

/**
 * Stores a check-in. The newest one counts, and everyone in the home sees it at once. A check-in that was queued on a
 * device counts from when it was made, and is dropped if a newer one exists.
 */
export async function checkInPerson(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  member: Member,
  homeRef: string,
  { personId, state, incidentId: saidIn, secondsAgo = 0, isForEveryone = false }: CheckIn,
): Promise<Shown> {
  // Everyone with access may check people in, viewers included: this is about finding each other.
  const home = await homeFor(db, member.id, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const now = clock.now();
  const at = after(now, -seconds(secondsAgo));
  const person = (await readHousehold(db, cipher, dayAt(home.state, now))).people.find(
    ({ id }) => id === personId,
  );
  if (!person) throw new AppError('not_found', say().evacuationErrors.noSuchPerson);
  return db.transaction(async (tx) => {
    const incidentId = (await homeStatusesOf(tx, [home.id], now)).get(home.id)?.incidentId;
    if (!incidentId) throw new AppError('conflict', say().evacuationErrors.noEvacuation);
    if (saidIn && saidIn !== incidentId)
      throw new AppError('conflict', say().evacuationErrors.evacuationOver);
    const said = { incidentId, person, state, at, now, keepHelp: isForEveryone };
    if (await recordCheckIn(tx, cipher, home, { ...said, by: { id: member.id, device: member.device } }))
      return { personId, name: person.name, state, at };
    const newer = (await store.listCheckIns(tx, incidentId, home.id)).find((c) => c.personId === personId);
    return { personId, name: person.name, state: newer?.state ?? null, at: newer?.at ?? null };
  });
}

type Recorded = {
  incidentId: string;
  person: { id: string; name: string };
  state: CheckInState;
  /** When it was made, and when we received it. */
  at: Date;
  now: Date;
  /** An open call for help stays open. */
  keepHelp: boolean;
  by: { id: string; device: string };
};

/** Stores a check-in with all its effects. Returns false if a newer one, or a call for help, takes precedence. */
export async function recordCheckIn(
  tx: Tx,
  cipher: HomeCipher,
  home: Pick<HomeAsSeen, 'id'>,
  { incidentId, person, state, at, now, keepHelp, by }: Recorded,
): Promise<boolean> {
  const personId = person.id;
  const row = { incidentId, homeId: home.id, personId, state, at, byUserId: by.id };
  if (!(await store.upsertCheckIn(tx, row, { keepHelp }))) return false;
  await askForHelp(tx, { incidentId, home, personId, state, at: now });
  await recordEvent(tx, {
    incidentId,
    homeId: home.id,
    at,
    kind: 'person.checked-in',
    actorId: by.id,
    detail: { personId, state },
  });
  await publishToHome(tx, home.id, 'evacuation');
  await recordHomeChange(tx, cipher, {
    at: now,
    actor: by,
    action: 'evacuation.checked-in',
    subjectId: personId,
    detail: `${person.name} ${WORDS[state]}`,
  });
  return true;
}

/**
 * Our team calls people who need help: one review while they do, closed by the household's next check-in.
 * Like every review, it names the home and no person.
 */
async function askForHelp(
  tx: Tx,
  said: { incidentId: string; home: Pick<HomeAsSeen, 'id'>; personId: string; state: CheckInState; at: Date },
): Promise<void> {
  const { incidentId, home, personId, state, at } = said;
  const about = `${incidentId} ${home.id} ${personId}`;
  const asked = (await openReviews(tx, { kind: 'person-needs-help', homeId: home.id })).filter(({ key }) =>
    key.startsWith(about),
  );
  if (state !== 'help') {
    const note = `The household says: ${state === 'safe' ? 'safe' : 'has left'}.`;
    for (const { key } of asked)
      await decideReviewOf(tx, { kind: 'person-needs-help', key, by: null, decision: 'reached', note, at });
    return;
  }
  // It appears in our team's windows at once, at the top of the queue.
  const facts = { ...NO_FACTS, needsHelp: true };
  await caseFor(tx, { homeId: home.id, incidentId, facts, fresh: ['needs-help'], at, by: 'member' });
  if (asked.length > 0) return;
  const place = (await addressLines(tx, [home.id])).get(home.id) ?? 'a home';
  await openReview(tx, {
    kind: 'person-needs-help',
    key: `${about} ${at.toISOString()}`,
    homeId: home.id,
    incidentId,
    summary: `Someone at ${place} needs help. Please call them now.`,
    facts: {},
    at,
  });
}
