import type { z } from 'zod';
import { type Beat, HERE_SECONDS, type Presence, TYPING_SECONDS } from '#contract/service/presence.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { homeFor } from '#server/home/homes/homes.ts';
import { after, seconds } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById, requireAccess } from '#server/service/cases/cases.ts';
import * as store from './presence-store.ts';

type PresenceDeps = Pick<Deps, 'db' | 'clock'>;
type Side = store.Here['side'];
type Shown = z.input<typeof Presence>;

const OTHER = { household: 'team', team: 'household' } as const;
const nameless = (side: Side): string =>
  side === 'team' ? say().conciergeMessages.ourTeam : say().conciergeMessages.someoneInHousehold;

const isTyping = (row: Pick<store.Here, 'typedAt'>, now: Date): boolean =>
  row.typedAt !== null && row.typedAt > after(now, -seconds(TYPING_SECONDS));
const since = (now: Date): Date => after(now, -seconds(HERE_SECONDS));

/** Whether the other side would see a difference. A beat that changes nothing wakes no window. */
export function isNews(before: store.Here | undefined, beat: Beat, now: Date): boolean {
  const wasHere = before !== undefined && before.seenAt > since(now);
  return wasHere !== beat.isHere || (wasHere && isTyping(before, now) !== (beat.isHere && beat.isTyping));
}

async function shownTo(db: Queryable, caseId: string, side: Side, now: Date): Promise<Shown> {
  const there = await store.findSide(db, caseId, OTHER[side], since(now));
  const people = await peopleById(
    db,
    there.map(({ userId }) => userId),
  );
  return {
    people: there.map((row) => ({
      name: people.get(row.userId)?.name ?? nameless(OTHER[side]),
      isTyping: isTyping(row, now),
    })),
  };
}

/** Records a beat and returns who is present on the other side. Notifies their windows of a change. */
const beat = (
  { db, clock }: PresenceDeps,
  { caseId, userId, side }: { caseId: string; userId: string; side: Side },
  given: Beat,
): Promise<Shown> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    const before = await store.findHere(tx, caseId, userId);
    if (given.isHere)
      await store.upsertHere(tx, { caseId, userId, side, seenAt: now, typedAt: given.isTyping ? now : null });
    else await store.deleteHere(tx, caseId, userId);
    if (isNews(before, given, now)) {
      const others = await store.findSide(tx, caseId, OTHER[side], since(now));
      await publishLiveTo(
        tx,
        others.map((other) => other.userId),
        { topic: 'presence' },
      );
    }
    return shownTo(tx, caseId, side, now);
  });

async function ofHousehold(
  db: Queryable,
  member: Pick<Member, 'id'>,
  { homeId, caseId }: { homeId: string; caseId: string },
) {
  const home = await homeFor(db, member.id, homeId, 'view');
  const found = await caseById(db, caseId);
  if (found?.homeId !== home.id)
    throw new AppError('not_found', say().conversationsErrors.noSuchConversation);
  return { caseId, userId: member.id, side: 'household' } as const;
}

async function ofTeam(
  { db, clock }: PresenceDeps,
  agent: Pick<Member, 'id' | 'role'>,
  { caseId }: { caseId: string },
) {
  const found = await caseById(db, caseId);
  if (!found) throw new AppError('not_found', say().casesErrors.noSuchCase);
  await requireAccess(db, found, agent, clock.now());
  return { caseId, userId: agent.id, side: 'team' } as const;
}

type InHome = { homeId: string; caseId: string };

export async function presenceForMember(deps: PresenceDeps, member: Pick<Member, 'id'>, at: InHome) {
  const { caseId, side } = await ofHousehold(deps.db, member, at);
  return shownTo(deps.db, caseId, side, deps.clock.now());
}

export const beatAsMember = async (
  deps: PresenceDeps,
  member: Pick<Member, 'id'>,
  at: InHome,
  given: Beat,
): Promise<Shown> => beat(deps, await ofHousehold(deps.db, member, at), given);

type Agent = Pick<Member, 'id' | 'role'>;

export async function presenceForAgent(deps: PresenceDeps, agent: Agent, at: { caseId: string }) {
  const { caseId, side } = await ofTeam(deps, agent, at);
  return shownTo(deps.db, caseId, side, deps.clock.now());
}

export const beatAsAgent = async (
  deps: PresenceDeps,
  agent: Agent,
  at: { caseId: string },
  given: Beat,
): Promise<Shown> => beat(deps, await ofTeam(deps, agent, at), given);

/** Deletes expired presence rows. */
export const forgetOldPresence = ({ db, clock }: PresenceDeps) =>
  store.deleteOld(db, after(clock.now(), -seconds(10 * HERE_SECONDS)));
