import type { z } from 'zod';
import type { Broadcast, BroadcastFilter, listBroadcasts } from '#contract/office/broadcasts.ts';
import { ONE_PERSON_UP_TO } from '#contract/service/broadcasts.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { incidentOf, incidentsOpen } from '#server/emergency/activations/activations.ts';
import { zonesOfIncident } from '#server/emergency/alerts/alerts.ts';
import { peopleOfHomes, placesAndOwners } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLiveTo } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as broadcasts from '#server/service/broadcasts/broadcasts.ts';
import { notifyCaseStaff } from '#server/service/cases/cases.ts';
import { audienceOf } from './audience.ts';

type BroadcastDeps = Pick<Deps, 'db' | 'clock' | 'jobs'>;
type Sender = Pick<Member, 'id' | 'device'>;
type Words = { incidentId: string; filter: BroadcastFilter; text: string };
type Row = broadcasts.Broadcast;

const SHOWN = 50;

async function knownIncident(db: Queryable, id: string) {
  const incident = await incidentOf(db, id);
  if (!incident) throw new AppError('not_found', say().deskErrors.noSuchIncident);
  return incident;
}

async function toContract(
  db: Queryable,
  rows: readonly Row[],
  reader: string,
): Promise<z.input<typeof Broadcast>[]> {
  const ids = rows.flatMap(({ madeBy, approvedBy }) => [madeBy, ...(approvedBy ? [approvedBy] : [])]);
  const people = await peopleById(db, [...new Set(ids)]);
  const notified = await broadcasts.notifiedCounts(
    db,
    rows.map(({ id }) => id),
  );
  const nameOf = (id: string) => people.get(id)?.name || say().caseWords.aColleague;
  return rows.map(({ filter, settledAt, ...row }) => ({
    ...row,
    filter: filter as BroadcastFilter,
    madeBy: nameOf(row.madeBy),
    isYours: row.madeBy === reader,
    approvedBy: row.approvedBy ? nameOf(row.approvedBy) : null,
    sentAt: row.state === 'sent' ? settledAt : null,
    notified: notified.get(row.id) ?? 0,
  }));
}

const shownOne = async (db: Queryable, row: Row, reader: string) => {
  const [shown] = await toContract(db, [row], reader);
  if (!shown) throw new Error('a broadcast was lost');
  return shown;
};

export async function readBroadcasts(
  { db, clock }: BroadcastDeps,
  reader: Pick<Member, 'id'>,
): Promise<z.input<typeof listBroadcasts.reply>> {
  const incidents = [];
  for (const { id, name, state } of await incidentsOpen(db, clock.now())) {
    if (state !== 'open') continue;
    const zones = await zonesOfIncident(db, id);
    incidents.push({
      id,
      name,
      zones: zones.map((zone) => ({ id: zone.id, name: zone.name ?? say().caseWords.unnamedZone })),
    });
  }
  return {
    broadcasts: await toContract(db, await broadcasts.listBroadcasts(db, SHOWN), reader.id),
    incidents,
  };
}

/** Who would get it, and how the first household would see it. */
export async function preview({ db }: BroadcastDeps, { incidentId, filter, text }: Words) {
  const incident = await knownIncident(db, incidentId);
  const homes = await audienceOf(db, incidentId, filter);
  const [first] = homes;
  const home = first ? (await placesAndOwners(db, [first])).get(first) : undefined;
  return {
    households: homes.length,
    needsSecond: homes.length > ONE_PERSON_UP_TO,
    example: home
      ? broadcasts.broadcastText(text, { place: `${home.city}, ${home.state}`, incident: incident.name })
      : null,
  };
}

/**
 * The typed number must equal the current number of households, so that a filter with more matches than expected is
 * noticed.
 */
function checkCount(typed: number, households: number): void {
  if (households === 0) throw new AppError('conflict', say().deskErrors.noHousehold);
  if (typed !== households)
    throw new AppError('conflict', say().deskErrors.otherCount(households.toLocaleString('en-US')));
}

/** Fixes the recipients, and notifies them after the commit. */
async function send(
  tx: Tx,
  deps: BroadcastDeps,
  row: Row,
  homes: readonly string[],
  at: Date,
): Promise<void> {
  const people = await peopleOfHomes(tx, homes);
  await broadcasts.queuePeople(
    tx,
    people.map(({ userId, homeId }) => ({ broadcastId: row.id, userId, homeId, at })),
  );
  await publishLiveTo(tx, [...new Set(people.map(({ userId }) => userId))], { topic: 'help' });
  await deps.jobs.enqueue(tx, broadcasts.deliverBroadcasts, {}, { unlessWaiting: true });
}

const record = (tx: Tx, by: Sender, row: Row, action: string, at: Date) =>
  recordAdminChange(tx, {
    at,
    actor: by,
    action,
    subjectId: row.id,
    detail: `${row.incident}, ${row.households} households`,
    before: null,
    after: { text: row.text, filter: row.filter, households: row.households },
  });

/** Sends a broadcast, or proposes it if it reaches many. The same id again returns the same broadcast. */
export const sendBroadcast = (
  deps: BroadcastDeps,
  by: Sender,
  { id, count, ...words }: Words & { id: string; count: number },
) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const known = await broadcasts.lockBroadcast(tx, id);
    if (known) {
      if (known.madeBy !== by.id || known.text !== words.text)
        throw new AppError('key_reused', say().deskErrors.idUsed);
      return shownOne(tx, known, by.id);
    }
    const incident = await knownIncident(tx, words.incidentId);
    if (incident.state !== 'open') throw new AppError('conflict', say().deskErrors.incidentOver);
    const homes = await audienceOf(tx, words.incidentId, words.filter);
    checkCount(count, homes.length);
    const added = await broadcasts.insertBroadcast(tx, {
      id,
      ...words,
      incident: incident.name,
      households: homes.length,
      madeBy: by.id,
      madeAt: at,
    });
    if (!added) throw new AppError('conflict', say().deskErrors.beingSent);
    await notifyCaseStaff(tx);
    if (homes.length > ONE_PERSON_UP_TO) {
      await record(tx, by, added, 'broadcast.proposed', at);
      return shownOne(tx, added, by.id);
    }
    const move = { to: 'sent', by: 'proposer', at, approvedBy: null, households: homes.length } as const;
    const sent = await broadcasts.settleBroadcast(tx, id, move);
    if (!sent) throw new Error('a broadcast was lost');
    await send(tx, deps, sent, homes, at);
    await record(tx, by, sent, 'broadcast.sent', at);
    return shownOne(tx, sent, by.id);
  });

async function lockProposed(tx: Tx, id: string): Promise<Row> {
  const known = await broadcasts.lockBroadcast(tx, id);
  if (!known) throw new AppError('not_found', say().deskErrors.noSuchBroadcast);
  if (known.state !== 'proposed') throw new AppError('conflict', say().deskErrors.broadcastSettled);
  return known;
}

/** A second person approves: the recipients are counted again, and the number is typed again. */
export const approveBroadcast = (deps: BroadcastDeps, by: Sender, id: string, count: number) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const known = await lockProposed(tx, id);
    if (known.madeBy === by.id) throw new AppError('conflict', say().deskErrors.needsSecondPerson);
    const homes = await audienceOf(tx, known.incidentId, known.filter as BroadcastFilter);
    checkCount(count, homes.length);
    const move = { to: 'sent', by: 'approver', at, approvedBy: by.id, households: homes.length } as const;
    const sent = await broadcasts.settleBroadcast(tx, id, move);
    if (!sent) throw new AppError('conflict', say().deskErrors.broadcastSettled);
    await send(tx, deps, sent, homes, at);
    await notifyCaseStaff(tx);
    await record(tx, by, sent, 'broadcast.approved', at);
    return shownOne(tx, sent, by.id);
  });

export const withdrawBroadcast = (deps: BroadcastDeps, by: Sender, id: string) =>
  deps.db.transaction(async (tx) => {
    const at = deps.clock.now();
    const known = await lockProposed(tx, id);
    if (known.madeBy !== by.id) throw new AppError('conflict', say().deskErrors.notYourBroadcast);
    const { households } = known;
    const move = { to: 'withdrawn', by: 'proposer', at, approvedBy: null, households } as const;
    const withdrawn = await broadcasts.settleBroadcast(tx, id, move);
    if (!withdrawn) throw new AppError('conflict', say().deskErrors.broadcastSettled);
    await notifyCaseStaff(tx);
    await record(tx, by, withdrawn, 'broadcast.withdrawn', at);
    return shownOne(tx, withdrawn, by.id);
  });
