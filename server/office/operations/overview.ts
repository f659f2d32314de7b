import type { z } from 'zod';
import type { IncidentSummary, OperationsFeed, Overview } from '#contract/office/operations.ts';
import { REVIEW_KINDS, URGENT_KINDS, isReviewKind } from '#contract/core/reviews.ts';
import { listStaffWho } from '#server/core/accounts/accounts.ts';
import {
  countActivations,
  countWaiting,
  incidentsOpen,
  type Incident,
} from '#server/emergency/activations/activations.ts';
import { listDeclarations, listFeeds, pullNow, recentPulls } from '#server/emergency/alerts/alerts.ts';
import {
  hazardCounts,
  openShelterCounts,
  pullHazardsNow,
  pullSheltersNow,
  recentlyEnded,
} from '#server/emergency/hazards/hazards.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { countHolds } from '#server/emergency/lodging/lodging.ts';
import { countNotices } from '#server/core/notifications/notifications.ts';
import { countFlagged } from '#server/money/payments/payments.ts';
import { cashSummary } from '#server/money/payouts/payouts.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { countOpenReviews } from '#server/core/reviews/reviews.ts';
import { say } from '#server/platform/say.ts';

type FeedShown = z.input<typeof OperationsFeed>;
const PULLS_SHOWN = 5;

/** Returns every source, including those never polled. Manual declarations have their own, which isn't polled. */
export async function readFeeds(
  deps: Pick<Deps, 'db' | 'clock' | 'feeds' | 'hazardFeeds' | 'shelterFeeds'>,
): Promise<FeedShown[]> {
  const { db, feeds, hazardFeeds, shelterFeeds } = deps;
  const rows = await listFeeds(db);
  const inForce = new Map([...(await hazardCounts(db)), ...(await openShelterCounts(db))]);
  const ports = [...feeds, ...hazardFeeds, ...shelterFeeds];
  const ids = [...new Set([...ports.map(({ id }) => id), ...rows.map(({ id }) => id)])];
  return Promise.all(
    ids.map(async (id): Promise<FeedShown> => {
      const row = rows.find((one) => one.id === id);
      const port = ports.find((one) => one.id === id);
      const hazard = hazardFeeds.find((one) => one.id === id)?.hazard ?? null;
      const kind = shelterFeeds.some((one) => one.id === id) ? 'shelters' : (hazard ?? 'alerts');
      const pulls = port ? await recentPulls(db, id, PULLS_SHOWN) : [];
      return {
        id,
        name:
          port?.name ??
          (id === 'manual'
            ? say().caseWords.declaredByTeam
            : id === 'demo'
              ? say().notices.sources.demo
              : id),
        state: port ? (row?.state ?? 'unavailable') : 'ok',
        since: row?.stateSince ?? new Date(0),
        reason: port ? (row?.reason ?? (row ? null : say().findings.notChecked)) : null,
        lastPullAt: row?.lastPullAt ?? null,
        lastGoodAt: row?.lastGoodAt ?? null,
        officialUrl: port?.officialUrl ?? null,
        kind,
        inForce: kind === 'alerts' ? null : (inForce.get(id) ?? 0),
        ended: hazard === null ? [] : await recentlyEnded(db, { id, kind: hazard }, PULLS_SHOWN),
        canPull: port !== undefined,
        pulls: pulls.map(({ at, outcome, reason }) => ({ at, outcome, reason })),
      };
    }),
  );
}

/** Polls a feed now. */
export async function pullFeedNow(deps: Deps, admin: Member, feedId: string): Promise<FeedShown> {
  const alerts = deps.feeds.find(({ id }) => id === feedId);
  const hazards = deps.hazardFeeds.find(({ id }) => id === feedId);
  const shelters = deps.shelterFeeds.find(({ id }) => id === feedId);
  const port = alerts ?? hazards ?? shelters;
  if (!port) throw new AppError('not_found', say().operationsErrors.noSuchSource);
  const result =
    (alerts && (await pullNow(deps, alerts))) ??
    (hazards && (await pullHazardsNow(deps, hazards))) ??
    (shelters && (await pullSheltersNow(deps, shelters)));
  if (!result) throw new AppError('conflict', say().operationsErrors.sourceBusy);
  await deps.db.transaction((tx) =>
    recordAdminChange(tx, {
      at: deps.clock.now(),
      actor: admin,
      action: 'feed.pulled',
      detail: `${port.name}: ${result.outcome}`,
      before: null,
      after: { source: port.name, outcome: result.outcome },
    }),
  );
  const feed = (await readFeeds(deps)).find(({ id }) => id === feedId);
  if (!feed) throw new AppError('not_found', say().operationsErrors.noSuchSource);
  return feed;
}

const urgency = (kind: string): number => (URGENT_KINDS.includes(kind) ? 1 : 0);

/** Incidents with the number of homes they reach. */
export async function summarize(
  db: Queryable,
  incidents: readonly Incident[],
): Promise<z.input<typeof IncidentSummary>[]> {
  const counted = await countActivations(
    db,
    incidents.map(({ id }) => id),
  );
  return incidents.map(({ id, name, state, openedAt, endedAt, cashHeldAt, cashDecision }) => {
    const its = counted.filter((row) => row.incidentId === id && row.state !== 'cancelled');
    const sum = (of: (row: (typeof its)[number]) => number) => its.reduce((total, row) => total + of(row), 0);
    return {
      id,
      name,
      state,
      openedAt,
      endedAt,
      homes: sum(({ homes }) => homes),
      active: sum((row) => (row.state === 'active' ? row.homes : 0)),
      acknowledged: sum((row) => (row.state === 'active' ? row.seen : 0)),
      cashHeld: cashHeldAt !== null && cashDecision === null,
    };
  });
}

/** Open incidents first, then those that ended within two weeks, newest first. */
export async function listRecentIncidents({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const shown = await summarize(db, await incidentsOpen(db, clock.now()));
  const order = { open: 0, ended: 1 };
  return shown.toReversed().toSorted((a, b) => order[a.state] - order[b.state]);
}

export async function readOverview(deps: Deps): Promise<z.input<typeof Overview>> {
  const { db, clock, config } = deps;
  const cash = await cashSummary(db, clock.now());
  const proposed = (await listDeclarations(db)).filter(({ state }) => state === 'proposed');
  return {
    feeds: await readFeeds(deps),
    incidents: await listRecentIncidents(deps),
    reviews: (await countOpenReviews(db))
      .map(({ kind, open }) => ({ kind, open, title: isReviewKind(kind) ? REVIEW_KINDS[kind] : kind }))
      .toSorted((a, b) => urgency(b.kind) - urgency(a.kind) || b.open - a.open),
    waiting: await countWaiting(db, clock.now()),
    declarations: proposed.length,
    flaggedPayments: await countFlagged(db),
    cash: { late: cash.late, byState: cash.byState },
    rooms: Object.fromEntries((await countHolds(db)).map(({ state, holds }) => [state, holds])),
    notices: Object.fromEntries((await countNotices(db)).map(({ state, notices }) => [state, notices])),
    admins: (await listStaffWho(db, 'operations.act')).length,
    isDemo: config.demo,
  };
}
