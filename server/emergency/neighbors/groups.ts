import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { MOST_GROUPS, MOST_LINKS, type GroupInput, type listGroups } from '#contract/emergency/neighbors.ts';
import { notifyStaffAfterCommit } from '#server/core/accounts/accounts.ts';
import { alarmingIn } from '#server/core/notifications/notifications.ts';
import { findAmbassador, findAmbassadorOf, lockActive } from '#server/emergency/ambassadors/ambassadors.ts';
import { homesOwnedBy, homesSharedWith } from '#server/home/homes/homes.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { derivedToken } from '#server/platform/derived-token.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { lockName } from '#server/platform/locks.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Deps } from '#server/ports/deps.ts';
import { factsOfGroup, noGroup, readLedCircle } from './circle.ts';
import { mailPeople } from './notices.ts';
import * as store from './store.ts';
import { JOIN_LINK, readGroup, type ViewDeps } from './view.ts';
import { isLive } from './visibility.ts';

/** Starting and closing groups, and the links to join them. */

export type GroupDeps = ViewDeps & Pick<Deps, 'db' | 'jobs'>;

/** A drill carries the group's name to every household, so it must not read like a real alert. */
function refuseAlarming(field: string, text: string): void {
  const [alarming] = alarmingIn(text);
  if (!alarming) return;
  const sentence = say().drillsErrors.alarming(alarming);
  throw new AppError('validation_failed', sentence, { fields: { [field]: sentence } });
}

export async function startGroup(deps: GroupDeps, userId: string, given: GroupInput) {
  refuseAlarming('name', given.name);
  refuseAlarming('area', given.area);
  return deps.db.transaction(async (tx) => {
    const ambassador = await lockActive(tx, userId);
    if ((await store.countOpenGroups(tx, ambassador.id)) >= MOST_GROUPS)
      throw new AppError('conflict', say().neighborErrors.enoughGroups(MOST_GROUPS));
    const at = deps.clock.now();
    const group = await store.insertGroup(tx, {
      ...given,
      ambassadorId: ambassador.id,
      stateAt: at,
      createdAt: at,
    });
    await notifyStaffAfterCommit(tx, 'admin');
    return readGroup(tx, deps, userId, group.id);
  });
}

/**
 * Runs one change by the group's active ambassador. Locks the ambassador before the group, in the same order as every
 * other function, so that either a suspension waits for this change, or this change sees it.
 */
export async function asLeader<T>(
  deps: GroupDeps,
  userId: string,
  groupId: string,
  work: (tx: Tx, group: store.GroupRow, at: Date) => Promise<T>,
): Promise<T> {
  await readLedCircle(deps.db, deps.masterKeys, userId, groupId);
  return deps.db.transaction(async (tx) => {
    const ambassador = await lockActive(tx, userId);
    const group = await store.lockGroup(tx, groupId);
    if (group?.ambassadorId !== ambassador.id || group.state !== 'open') throw noGroup();
    return work(tx, group, deps.clock.now());
  });
}

/** Closes a group and emails everyone in it. A trigger deletes what its households showed. */
export async function closeIn(
  tx: Tx,
  deps: Pick<Deps, 'jobs'>,
  group: store.GroupRow,
  given: { by: 'ambassador' | 'staff'; reason: string | null; at: Date },
): Promise<void> {
  const people = (await store.homesOfGroup(tx, group.id)).filter(({ state }) => state === 'joined');
  await mailPeople(tx, deps, {
    groupId: group.id,
    userIds: people.map(({ userId }) => userId),
    kind: 'closed',
    at: given.at,
  });
  await store.closeGroup(tx, group.id, given);
  const leader = (await findAmbassador(tx, group.ambassadorId))?.userId;
  if (!leader) return;
  await publishLiveTo(tx, [leader], { topic: 'neighbors' });
  if (given.by === 'staff')
    await mailPeople(tx, deps, {
      groupId: group.id,
      userIds: [leader],
      kind: 'closed-by-team',
      at: given.at,
    });
}

export const closeGroup = (deps: GroupDeps, userId: string, groupId: string): Promise<void> =>
  asLeader(deps, userId, groupId, async (tx, group, at) => {
    await closeIn(tx, deps, group, { by: 'ambassador', reason: null, at });
    await notifyStaffAfterCommit(tx, 'admin');
  });

export const addLink = (
  deps: GroupDeps,
  userId: string,
  groupId: string,
  given: { days: number; maxUses: number },
) =>
  asLeader(deps, userId, groupId, async (tx, _group, at) => {
    if ((await store.workingLinks(tx, groupId, at)).length >= MOST_LINKS)
      throw new AppError('conflict', say().neighborErrors.enoughLinks(MOST_LINKS));
    const id = randomUUID();
    await store.insertLink(tx, {
      id,
      groupId,
      tokenHash: hashToken(derivedToken(deps.masterKeys, JOIN_LINK, id)),
      createdAt: at,
      expiresAt: after(at, days(given.days)),
      maxUses: given.maxUses,
    });
    return readGroup(tx, deps, userId, groupId);
  });

export const revokeLink = (deps: GroupDeps, userId: string, groupId: string, linkId: string) =>
  asLeader(deps, userId, groupId, async (tx, _group, at) => {
    if (!(await store.revokeLink(tx, { groupId, id: linkId, at })))
      throw new AppError('not_found', say().neighborErrors.noLink);
    return readGroup(tx, deps, userId, groupId);
  });

/** Homes that a person can open, including archived ones, because leaving a group must always be possible. */
async function homesOf(db: Queryable, userId: string): Promise<string[]> {
  const [owned, shared] = [await homesOwnedBy(db, userId), await homesSharedWith(db, userId)];
  return [...owned, ...shared].map(({ id }) => id);
}

/** A person's groups. For a paused one, only the name, so that they can leave it. */
export async function listOwnGroups(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<z.input<typeof listGroups.reply>> {
  const ambassador = await findAmbassadorOf(db, userId);
  const isActive = ambassador?.state === 'approved';
  const led = isActive ? await store.groupsOfAmbassador(db, ambassador.id) : [];
  const homeIds = await homesOf(db, userId);
  const rows = homeIds.length > 0 ? await store.joinedRowsOf(db, homeIds) : [];
  const joinedIds = [...new Set(rows.map(({ groupId }) => groupId))];
  const joined = joinedIds.length > 0 ? await store.groupsById(db, joinedIds) : [];
  const open = led.filter(({ state }) => state === 'open');
  const all = [...open, ...joined.filter(({ id }) => !open.some((group) => group.id === id))];
  const groups = [];
  for (const group of all) {
    const isPaused = !isLive((await factsOfGroup(db, group)).facts);
    groups.push({
      id: group.id,
      name: group.name,
      area: group.area,
      role: open.includes(group) ? ('ambassador' as const) : ('neighbor' as const),
      isPaused,
      own: rows.filter(({ groupId }) => groupId === group.id).map(({ homeId }) => homeId),
    });
  }
  return { canStart: isActive && open.length < MOST_GROUPS, groups };
}

/** Serializes joins and changes of one household. */
export const lockHousehold = (tx: Tx, groupId: string, homeId: string) =>
  lockName(tx, `neighbors ${groupId} ${homeId}`);
