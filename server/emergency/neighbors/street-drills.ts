import { MOST_PLANNED } from '#contract/emergency/neighbor-drills.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { dateText } from '#contract/text/format.ts';
import { peopleById, readMailbox } from '#server/core/accounts/accounts.ts';
import { provenPhones } from '#server/core/notifications/notifications.ts';
import { enterClaim, pacificDay, type Origin } from '#server/emergency/ambassadors/ambassadors.ts';
import { endLedDrill, prepareLedDrill, writeLedDrill } from '#server/emergency/drills/drills.ts';
import { addressLines, isOneHousehold } from '#server/home/homes/homes.ts';
import { callerLanguage } from '#server/platform/caller.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readLedCircle, type Circle } from './circle.ts';
import { participantsOf, resultOf } from './drill-results.ts';
import { countHouseholds } from './drill-rules.ts';
import { asLeader, type GroupDeps } from './groups.ts';
import { mailPeople } from './notices.ts';
import * as store from './store.ts';
import { readGroup } from './view.ts';

/** Street drills: planned, led and entered for impact points by the group's ambassador. */

export type StreetDrillDeps = GroupDeps & Parameters<typeof prepareLedDrill>[0] & Pick<Deps, 'config'>;

/** A drill can be planned this far ahead. */
const AHEAD = days(180);

const noDrill = () => new AppError('not_found', say().drillsErrors.noSuchDrill);

async function drillIn(tx: Tx, groupId: string, id: string, state: store.GroupDrillRow['state']) {
  const row = await store.findDrill(tx, groupId, id);
  if (!row) throw noDrill();
  if (row.state !== state) throw new AppError('conflict', say().neighborErrors.drillChanged);
  return row;
}

/** Refreshes everyone's open pages with the current drill. */
const publish = (tx: Tx, { households, ambassador }: Circle) =>
  publishLiveTo(
    tx,
    [
      ...new Set([
        ...households.map(({ userId }) => userId),
        ...(ambassador.userId ? [ambassador.userId] : []),
      ]),
    ],
    { topic: 'neighbors' },
  );

export async function planDrill(deps: GroupDeps, userId: string, groupId: string, plannedFor: Date) {
  const sentence = say().neighborErrors.drillTime;
  const now = deps.clock.now();
  if (plannedFor <= now || plannedFor > after(now, AHEAD))
    throw new AppError('validation_failed', sentence, { fields: { plannedFor: sentence } });
  return asLeader(deps, userId, groupId, async (tx, _group, at) => {
    if ((await store.countPlanned(tx, groupId)) >= MOST_PLANNED)
      throw new AppError('conflict', say().neighborErrors.enoughDrills(MOST_PLANNED));
    const { id: drillId } = await store.insertDrill(tx, { groupId, plannedFor, stateAt: at, createdAt: at });
    const circle = await readLedCircle(tx, deps.masterKeys, userId, groupId);
    await mailPeople(tx, deps, {
      groupId,
      userIds: circle.households.map((one) => one.userId),
      kind: 'drill-planned',
      drillId,
      at,
    });
    await publish(tx, circle);
    return readGroup(tx, deps, userId, groupId);
  });
}

export const cancelDrill = (deps: GroupDeps, userId: string, groupId: string, drillId: string) =>
  asLeader(deps, userId, groupId, async (tx, _group, at) => {
    await drillIn(tx, groupId, drillId, 'planned');
    await store.updateDrill(tx, drillId, { state: 'canceled', movedBy: 'ambassador', stateAt: at });
    const circle = await readLedCircle(tx, deps.masterKeys, userId, groupId);
    const userIds = circle.households.map((one) => one.userId);
    await mailPeople(tx, deps, { groupId, userIds, kind: 'drill-canceled', drillId, at });
    await publish(tx, circle);
    return readGroup(tx, deps, userId, groupId);
  });

const takesPart = ({ households }: Circle) => households.filter(({ shows }) => shows.has('drill'));

/** Starts it with the households that agree now. The rehearsals run before the transaction. */
export async function startDrill(deps: StreetDrillDeps, userId: string, groupId: string, id: string) {
  const before = takesPart(await readLedCircle(deps.db, deps.masterKeys, userId, groupId));
  if (!(await store.findDrill(deps.db, groupId, id))) throw noDrill();
  if (before.length === 0) throw new AppError('conflict', say().neighborErrors.noOneTakesPart);
  const prepared = await prepareLedDrill(
    deps,
    before.map(({ homeId }) => homeId),
  );
  return asLeader(deps, userId, groupId, async (tx, group, at) => {
    await drillIn(tx, groupId, id, 'planned');
    const circle = await readLedCircle(tx, deps.masterKeys, userId, groupId);
    // Leaves out households that withdrew in the meantime.
    const agreed = new Set(takesPart(circle).map(({ homeId }) => homeId));
    const parts = prepared.parts.filter(({ homeId }) => agreed.has(homeId));
    if (parts.length === 0) throw new AppError('conflict', say().neighborErrors.noOneTakesPart);
    const drillId = await writeLedDrill(tx, deps, {
      shape: prepared.shape,
      parts,
      name: group.name,
      startedBy: userId,
      at,
    });
    await store.updateDrill(tx, id, {
      state: 'running',
      movedBy: 'ambassador',
      stateAt: at,
      startedAt: at,
      drillId,
    });
    await publish(tx, circle);
    return readGroup(tx, deps, userId, groupId);
  });
}

/** Households that count for impact points: see `countHouseholds`. */
async function countFinished(tx: Tx, circle: Circle, leaderId: string, drillId: string | null) {
  const participants = await participantsOf(tx, circle, drillId);
  const lines = await addressLines(
    tx,
    participants.map(({ household }) => household.homeId),
  );
  const userIds = [leaderId, ...participants.map(({ household }) => household.userId)];
  const phones = await provenPhones(tx, userIds);
  const people = await peopleById(tx, userIds);
  const mailboxOf = async (id: string) =>
    (await readMailbox(tx, { id, email: people.get(id)?.email ?? '' })).mailbox;
  const leader = { phone: phones.get(leaderId), mailbox: await mailboxOf(leaderId) };
  const isLeaders = async (id: string) =>
    (leader.phone !== undefined && phones.get(id) === leader.phone) ||
    (await mailboxOf(id)) === leader.mailbox ||
    (await isOneHousehold(tx, leaderId, [id]));
  const known = [];
  for (const { part, household } of participants)
    known.push({
      userId: household.userId,
      address: lines.get(household.homeId) ?? household.homeId,
      hasFinished: part.completedAt !== null,
      isLeaders: household.isYours || (await isLeaders(household.userId)),
    });
  return countHouseholds(known);
}

export const endDrill = (deps: GroupDeps, userId: string, groupId: string, id: string) =>
  asLeader(deps, userId, groupId, async (tx, _group, at) => {
    const row = await drillIn(tx, groupId, id, 'running');
    const circle = await readLedCircle(tx, deps.masterKeys, userId, groupId);
    const finished = await countFinished(tx, circle, userId, row.drillId);
    await store.updateDrill(tx, id, {
      state: 'done',
      movedBy: 'ambassador',
      stateAt: at,
      endedAt: at,
      finished,
    });
    if (row.drillId) await endLedDrill(tx, row.drillId, at);
    await publish(tx, circle);
    return readGroup(tx, deps, userId, groupId);
  });

/** The neighbor who is asked. Their name and address stay between them and us. */
async function confirmerOf(tx: Tx, circle: Circle, drillId: string | null, id: string) {
  const asked = (await participantsOf(tx, circle, drillId)).find(
    ({ part, household }) =>
      household.id === id && !household.isYours && household.name !== null && part.completedAt !== null,
  );
  const person = asked && (await peopleById(tx, [asked.household.userId])).get(asked.household.userId);
  if (!person) throw new AppError('not_found', say().neighborErrors.noHousehold);
  const { email, language } = person;
  return { name: messagesIn(language).neighborMails.neighborIn(circle.group.name), email, language };
}

/** Enters a drill for impact points. It counts once a participant, or our team, confirms it. */
export const claimDrill = (
  deps: GroupDeps & Parameters<typeof enterClaim>[1],
  userId: string,
  { groupId, drillId: id, confirmer }: { groupId: string; drillId: string; confirmer: string | null },
  origin: Origin,
) =>
  asLeader(deps, userId, groupId, async (tx, group) => {
    const row = await drillIn(tx, groupId, id, 'done');
    const circle = await readLedCircle(tx, deps.masterKeys, userId, groupId);
    const { claim } = await resultOf(tx, circle, row);
    if (claim === 'entered') throw new AppError('conflict', say().neighborErrors.entered);
    if (claim !== 'ready') throw new AppError('conflict', say().neighborErrors.tooFew);
    const happenedOn = pacificDay(row.startedAt ?? row.plannedFor);
    const evidence = say().neighborErrors.evidence(
      group.name,
      dateText(happenedOn, callerLanguage()),
      row.finished ?? 0,
    );
    const entry = await enterClaim(
      tx,
      deps,
      userId,
      {
        kind: 'drill',
        quantity: 1,
        happenedOn,
        evidence,
        confirmer: confirmer === null ? null : await confirmerOf(tx, circle, row.drillId, confirmer),
      },
      origin,
    );
    await store.updateDrill(tx, id, { claimId: entry.id });
    await publishLiveTo(tx, [userId], { topic: 'ambassador' });
    return readGroup(tx, deps, userId, groupId);
  });
