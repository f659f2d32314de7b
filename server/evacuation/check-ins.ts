import type { CheckInState, PersonCheckIn } from '#contract/evacuation.ts';
import type { z } from 'zod';
import { recordEvent, standingOf } from '#server/activations/activations.ts';
import { recordHomeChange } from '#server/audit/audit.ts';
import { dayAt, homeFor, publishToHome, type HomeAsSeen } from '#server/homes/homes.ts';
import { readHousehold } from '#server/household/household.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/platform/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { cipherOf, type HomeCipher } from '#server/sealing/sealing.ts';
import * as store from './store.ts';

type Shown = z.input<typeof PersonCheckIn>;

const WORDS: Record<CheckInState, string> = { left: 'has left', safe: 'is safe', help: 'needs help' };

/** Everybody of the household, and where each was last said to be. */
export async function peopleOf(
  db: Queryable,
  home: HomeAsSeen,
  cipher: HomeCipher,
  incidentId: string | null,
  now: Date,
): Promise<Shown[]> {
  const { people } = await readHousehold(db, cipher, dayAt(home.state, now));
  const said = incidentId ? await store.listCheckIns(db, incidentId, home.id) : [];
  return people.map(({ id, name }) => {
    const found = said.find(({ personId }) => personId === id);
    return { personId: id, name, state: found?.state ?? null, at: found?.at ?? null };
  });
}

/** Says where somebody is. The newest word counts; everybody in the home sees it at once. */
export async function checkInPerson(
  { db, clock, masterKeys }: Pick<Deps, 'db' | 'clock' | 'masterKeys'>,
  member: Member,
  homeRef: string,
  { personId, state }: { personId: string; state: CheckInState },
): Promise<Shown> {
  // Whoever shares the home may say it, a viewer too: this is about finding each other.
  const home = await homeFor(db, member.id, homeRef, 'view');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const at = clock.now();
  const person = (await readHousehold(db, cipher, dayAt(home.state, at))).people.find(
    ({ id }) => id === personId,
  );
  if (!person) throw new AppError('not_found', 'There is no such person in this household.');
  return db.transaction(async (tx) => {
    const incidentId = (await standingOf(tx, [home.id], at)).get(home.id)?.incidentId;
    if (!incidentId) throw new AppError('conflict', 'No evacuation is going on for this home.');
    await store.upsertCheckIn(tx, { incidentId, homeId: home.id, personId, state, at, byUserId: member.id });
    await recordEvent(tx, {
      incidentId,
      homeId: home.id,
      at,
      kind: 'person.checked-in',
      actorId: member.id,
      detail: { personId, state },
    });
    await publishToHome(tx, home.id, 'evacuation');
    await recordHomeChange(tx, cipher, {
      at,
      actor: { id: member.id, device: member.device },
      action: 'evacuation.checked-in',
      subjectId: personId,
      detail: `${person.name} ${WORDS[state]}`,
    });
    return { personId, name: person.name, state, at };
  });
}
