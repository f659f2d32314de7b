import type { z } from 'zod';
import { MOST_HOUSEHOLDS, type openGroupLink, type SharesInput } from '#contract/emergency/neighbors.ts';
import { PRODUCT, recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { currentHomeOf, homeFor } from '#server/home/homes/homes.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockName } from '#server/platform/locks.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import { hashToken } from '#server/platform/tokens.ts';
import type { Queryable } from '#server/platform/db.ts';
import { factsOfGroup, noGroup } from './circle.ts';
import { asLeader, lockHousehold, type GroupDeps } from './groups.ts';
import { mailPeople } from './notices.ts';
import * as store from './store.ts';
import { readGroup } from './view.ts';
import { isLive } from './visibility.ts';
import { columnsOf, SHOWS_NOTHING } from './words.ts';

/** A household joins by a link, chooses what it shows, leaves, or is removed. */

const wrongLink = () => new AppError('link_wrong', say().neighborErrors.wrongLink);

/** One sentence for unknown, expired, used up and revoked links, and for groups that are closed or paused. */
async function groupByLink(db: Queryable, t: string, now: Date) {
  const link = await store.findWorkingLink(db, hashToken(t), now);
  const group = link && (await store.findGroup(db, link.groupId));
  if (!group) throw wrongLink();
  const { facts, ambassador } = await factsOfGroup(db, group);
  if (!ambassador || !isLive(facts)) throw wrongLink();
  return { link, group, ambassador };
}

/** Opening a link changes nothing. */
export async function openLink(
  { db, clock }: Pick<GroupDeps, 'db' | 'clock'>,
  member: Pick<Member, 'id'> | null,
  t: string,
): Promise<z.input<typeof openGroupLink.reply>> {
  const { group, ambassador } = await groupByLink(db, t, clock.now());
  const current = member ? await currentHomeOf(db, member.id) : undefined;
  const row = current && (await store.findHomeIn(db, group.id, current.home.id));
  return {
    name: group.name,
    area: group.area,
    ambassador: ambassador.name,
    isSignedIn: member !== null,
    home: current ? `${current.home.address}, ${current.home.city}` : null,
    joined: row?.state === 'joined' ? group.id : null,
  };
}

/** Joins with a home. The household shows nothing until it chooses to. Idempotent. */
export async function joinGroup(
  deps: GroupDeps,
  member: Member,
  { t, homeId: homeRef }: { t: string; homeId: string },
): Promise<{ groupId: string }> {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, member.id, homeRef, 'edit');
  const cipher = await cipherOf(db, masterKeys, home.id);
  const found = await groupByLink(db, t, clock.now());
  const groupId = found.group.id;
  await db.transaction(async (tx) => {
    const at = clock.now();
    // Serializes joins, so that the limit holds. Doesn't lock the group's row, because its ambassador must be locked
    // first.
    await lockName(tx, `neighbors join ${groupId}`);
    const known = await store.findHomeIn(tx, groupId, home.id);
    if (known?.state === 'joined') return;
    // The same sentence as for a wrong link, so that a removed household learns nothing about the group.
    if (known) throw wrongLink();
    const { link } = await groupByLink(tx, t, at);
    const rows = await store.homesOfGroup(tx, groupId);
    if (rows.filter(({ state }) => state === 'joined').length >= MOST_HOUSEHOLDS)
      throw new AppError('conflict', say().neighborErrors.full(MOST_HOUSEHOLDS));
    // A removed household can't come back with another home of the same person.
    if (rows.some(({ state, userId }) => state === 'removed' && userId === member.id)) throw wrongLink();
    if (!(await store.countUse(tx, link.id, at))) throw wrongLink();
    await store.insertHome(tx, { groupId, homeId: home.id, userId: member.id, joinedAt: at, changedAt: at });
    await mailPeople(tx, deps, { groupId, userIds: [member.id], kind: 'joined', at });
    await recordHomeChange(tx, cipher, {
      at,
      actor: { id: member.id, device: member.device },
      action: 'neighbors.joined',
      subjectId: groupId,
      detail: found.group.name,
    });
  });
  return { groupId };
}

/** Chooses what neighbors see. Anything not chosen is deleted, and gone for everyone with their next request. */
export async function setShares(
  deps: GroupDeps,
  member: Member,
  { groupId, homeId }: { groupId: string; homeId: string },
  given: SharesInput,
) {
  const { db, clock, masterKeys } = deps;
  const home = await homeFor(db, member.id, homeId, 'edit');
  const cipher = await cipherOf(db, masterKeys, home.id);
  return db.transaction(async (tx) => {
    const at = clock.now();
    await lockHousehold(tx, groupId, home.id);
    const before = await store.findHomeIn(tx, groupId, home.id);
    const columns = columnsOf(cipher, given);
    const row = await store.updateHome(
      tx,
      { groupId, homeId: home.id },
      { ...columns, userId: member.id, changedAt: at },
    );
    if (!row || !before) throw noGroup();
    const view = await readGroup(tx, deps, member.id, groupId);
    // Which choices changed, never the text itself.
    const flags = ({ words: _words, ...rest }: typeof columns) => rest;
    await recordHomeChange(tx, cipher, {
      at,
      actor: { id: member.id, device: member.device },
      action: 'neighbors.shared',
      subjectId: groupId,
      before: flags({ ...columns, ...pick(before) }),
      after: flags(columns),
    });
    return view;
  });
}

const pick = (row: store.GroupHomeRow) => ({
  showsName: row.showsName,
  showsSkills: row.showsSkills,
  showsNeeds: row.showsNeeds,
  showsCheck: row.showsCheck,
  showsPin: row.showsPin,
  showsBoard: row.showsBoard,
  takesDrills: row.takesDrills,
});

/** Leaves a group, even a paused one. Idempotent. */
export async function leaveGroup(
  { db, clock, masterKeys }: GroupDeps,
  member: Member,
  { groupId, homeId }: { groupId: string; homeId: string },
): Promise<void> {
  const home = await homeFor(db, member.id, homeId, 'edit', { archived: 'allowed' });
  const cipher = await cipherOf(db, masterKeys, home.id);
  await db.transaction(async (tx) => {
    await lockHousehold(tx, groupId, home.id);
    const group = await store.findGroup(tx, groupId);
    if (!group || !(await store.deleteHome(tx, groupId, home.id))) return;
    await recordHomeChange(tx, cipher, {
      at: clock.now(),
      actor: { id: member.id, device: member.device },
      action: 'neighbors.left',
      subjectId: groupId,
      detail: group.name,
    });
  });
}

/** The ambassador removes a household. Its data is deleted, but the row stays, so that a link doesn't bring it back. */
export const removeHousehold = (deps: GroupDeps, userId: string, groupId: string, id: string) =>
  asLeader(deps, userId, groupId, async (tx, group, at) => {
    const row = (await store.homesOfGroup(tx, groupId)).find((one) => one.id === id);
    if (row?.state !== 'joined') throw new AppError('not_found', say().neighborErrors.noHousehold);
    await lockHousehold(tx, groupId, row.homeId);
    await store.updateHome(
      tx,
      { groupId, homeId: row.homeId },
      { ...SHOWS_NOTHING, state: 'removed', movedBy: 'ambassador', changedAt: at },
    );
    await mailPeople(tx, deps, { groupId, userIds: [row.userId], kind: 'removed', at });
    const view = await readGroup(tx, deps, userId, groupId);
    const cipher = await cipherOf(tx, deps.masterKeys, row.homeId);
    await recordHomeChange(tx, cipher, {
      at,
      // The household learns no more about the ambassador than the group shows.
      actor: PRODUCT,
      action: 'neighbors.removed',
      subjectId: groupId,
      detail: group.name,
    });
    return view;
  });
