import type { z } from 'zod';
import {
  HOMES_A_PAGE,
  sendConfirmationText,
  type Incident as Shown,
  type IncidentHome,
  type RETRY_STEPS,
} from '#contract/office/operations-incidents.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { countOpenCases } from '#server/service/cases/cases.ts';
import { peopleById, notifyStaff } from '#server/core/accounts/accounts.ts';
import {
  activeByZone,
  cancelIncident,
  countActivations,
  decideCash,
  homesOfIncident,
  homesToCorrect,
  incidentOf,
  type Incident,
} from '#server/emergency/activations/activations.ts';
import { declarersOf, zonesOfIncident, type LiveZone } from '#server/emergency/alerts/alerts.ts';
import { accountHistory, recordAdminChange, recordIncidentChange } from '#server/core/audit/audit.ts';
import { addressLines, homesByAddress } from '#server/home/homes/homes.ts';
import { countHolds, holdsFor, offerRooms } from '#server/emergency/lodging/lodging.ts';
import {
  composeNotice,
  countNotices,
  NOTHING_YET,
  noticesFor,
  recipientsOf,
  retryFailedNotices,
  type NoticeFacts,
} from '#server/core/notifications/notifications.ts';
import { cashSummary, retryPayoutsNow, payoutsFor, sendPayouts } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { checkConfirmationText, namesOf } from './declarations.ts';
import { summarize } from './overview.ts';
import { zoneName, zoneRow } from './zones.ts';
import { say } from '#server/platform/say.ts';

const HISTORY = 50;
const MOST_FOUND = 500;

async function known(db: Queryable, id: string): Promise<Incident> {
  const incident = await incidentOf(db, id);
  if (!incident) throw new AppError('not_found', say().operationsErrors.noSuchIncident);
  return incident;
}

/** Preview of the correction, with placeholders for what differs by household. */
function correctionWords(incident: Incident, zone: LiveZone | undefined) {
  const facts: NoticeFacts = {
    addressLine: 'THEIR ADDRESS',
    incidentName: incident.name,
    zoneName: zone ? zoneName(zone) : incident.name,
    county: zone?.county ?? null,
    source: 'THE SOURCE',
    officialUrl: zone?.url ?? 'https://protect.genasys.com/search',
    orderAt: zone?.orderSince ?? incident.openedAt,
    timeZone: timeZoneOf('CA'),
    ...NOTHING_YET,
    state: 'cancelled',
    endReason: 'YOUR REASON.',
  };
  const { mail, text } = composeNotice('correction', facts, {
    round: 0,
    links: { seen: 'THE LINK', page: 'THE LINK' },
  });
  return { subject: mail.subject, paragraphs: mail.paragraphs, text };
}

export async function readIncident(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Member,
  id: string,
): Promise<z.input<typeof Shown>> {
  const incident = await known(db, id);
  const [summary] = await summarize(db, [incident]);
  if (!summary) throw new AppError('not_found', say().operationsErrors.noSuchIncident);
  const zones = await zonesOfIncident(db, id);
  const homes = await activeByZone(
    db,
    zones.map((zone) => zone.id),
  );
  const cash = await cashSummary(db, clock.now(), id);
  const history = await accountHistory(db, id, { limit: HISTORY });
  const names = await namesOf(db, [incident.cashDecidedBy, ...history.map(({ actorId }) => actorId)]);
  const told = new Set((await recipientsOf(db, id, 'order')).map(({ homeId }) => homeId));
  const counts = await countActivations(db, [id]);
  return {
    ...summary,
    zones: zones.map((zone) => zoneRow(zone, homes.get(zone.id) ?? 0)),
    cash: {
      heldAt: incident.cashHeldAt,
      reason: incident.cashHoldReason,
      decision: incident.cashDecision,
      decidedAt: incident.cashDecidedAt,
      decidedBy: names(incident.cashDecidedBy),
      isDeclaredByYou: (await declarersOf(db, id)).includes(admin.id),
      late: cash.late,
      byState: cash.byState,
    },
    activations: Object.fromEntries(counts.map((row) => [row.state, row.homes])),
    rooms: Object.fromEntries((await countHolds(db, id)).map(({ state, holds }) => [state, holds])),
    notices: Object.fromEntries((await countNotices(db, id)).map(({ state, notices }) => [state, notices])),
    cases: await countOpenCases(db, id),
    told: told.size,
    correction: correctionWords(
      incident,
      zones.find(({ orderSince }) => orderSince !== null),
    ),
    history: history.map(({ at, action, detail, actorId }) => ({ at, action, detail, by: names(actorId) })),
  };
}

export async function listHomes(
  db: Queryable,
  id: string,
  { search, page }: { search: string; page: number },
): Promise<{ homes: z.input<typeof IncidentHome>[]; total: number }> {
  await known(db, id);
  const homeIds = search === '' ? null : await homesByAddress(db, search, MOST_FOUND);
  const offset = (page - 1) * HOMES_A_PAGE;
  const { rows, total } = await homesOfIncident(db, id, { homeIds, limit: HOMES_A_PAGE, offset });
  if (rows.length === 0) return { homes: [], total };
  const ids = rows.map(({ homeId }) => homeId);
  const lines = await addressLines(db, ids);
  const people = await peopleById(
    db,
    rows.map(({ userId }) => userId),
  );
  const rooms = new Map((await holdsFor(db, id, ids)).map((hold) => [hold.homeId, hold]));
  const cash = new Map((await payoutsFor(db, id, ids)).map((payout) => [payout.homeId, payout]));
  const notices = Map.groupBy(await noticesFor(db, id, ids), ({ homeId }) => homeId);
  return {
    total,
    homes: rows.map((row) => {
      const room = rooms.get(row.homeId);
      const payout = cash.get(row.homeId);
      return {
        homeId: row.homeId,
        addressLine: lines.get(row.homeId) ?? say().caseWords.deletedHome,
        name: people.get(row.userId)?.name ?? null,
        state: row.state,
        plan: row.plan,
        orderAt: row.orderAt,
        acknowledgedAt: row.acknowledgedAt,
        room: room ? { state: room.state, hotel: room.hotel, rooms: room.rooms } : null,
        cash: payout ? { state: payout.state, cents: payout.cents, reason: payout.reason } : null,
        notices: Object.fromEntries(
          (notices.get(row.homeId) ?? []).map(({ state, notices: sent }) => [state, sent]),
        ),
        hasConcierge: lines.has(row.homeId),
      };
    }),
  };
}

/** Releases or declines held cash, and decides its review. */
export async function decideIncidentCash(
  deps: Deps,
  admin: Member,
  { incidentId, decision, note }: { incidentId: string; decision: 'approved' | 'refused'; note: string },
) {
  return deps.db.transaction(async (tx) => {
    const payouts = await decideCash(tx, deps, { incidentId, decision, by: admin, note });
    await notifyStaff(tx);
    await recordAdminChange(tx, {
      at: deps.clock.now(),
      actor: admin,
      action: `incident.cash-${decision}`,
      subjectId: incidentId,
      detail: note,
      before: { cash: 'held' },
      after: { cash: decision, payouts, note },
    });
    return { payouts };
  });
}

/**
 * Declares that an evacuation order was a mistake. The typed confirmation names how many homes it affected.
 */
export async function correct(
  deps: Deps,
  admin: Member,
  asked: { incidentId: string; reason: string; confirm: string; zoneId?: string | undefined },
) {
  const { incidentId, reason, confirm, zoneId } = asked;
  await known(deps.db, incidentId);
  checkConfirmationText(confirm, sendConfirmationText(await homesToCorrect(deps.db, incidentId, zoneId)));
  const done = await cancelIncident(deps, {
    incidentId,
    by: admin,
    reason,
    ...(zoneId === undefined ? {} : { zoneId }),
  });
  await notifyStaff(deps.db);
  return done;
}

/** Resends failed messages, retries waiting cash, or offers rooms to waiting households. */
export async function retry(
  deps: Deps,
  admin: Member,
  incidentId: string,
  step: (typeof RETRY_STEPS)[number],
) {
  const { db, jobs, clock } = deps;
  await known(db, incidentId);
  return db.transaction(async (tx) => {
    const at = clock.now();
    let tried: number;
    switch (step) {
      case 'messages':
        tried = await retryFailedNotices(tx, jobs, { incidentId, at });
        break;
      case 'cash':
        tried = await retryPayoutsNow(tx, incidentId, at);
        await jobs.enqueue(tx, sendPayouts, {}, { unlessWaiting: true });
        break;
      case 'rooms':
        tried = (await countHolds(tx, incidentId)).find(({ state }) => state === 'waiting')?.holds ?? 0;
        await jobs.enqueue(tx, offerRooms, {}, { unlessWaiting: true });
        break;
    }
    const detail = `${step}: ${tried}`;
    const change = { at, actor: admin, action: 'incident.retried', detail };
    await recordIncidentChange(tx, incidentId, change);
    const after = { step, tried };
    await recordAdminChange(tx, { ...change, subjectId: incidentId, before: null, after });
    return { tried };
  });
}
