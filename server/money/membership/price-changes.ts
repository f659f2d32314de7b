import type { z } from 'zod';
import { dollarsInWords } from '#contract/money-words.ts';
import { PLAN_TERMS } from '#contract/core/plans.ts';
import type { NewPriceChange, PriceChange } from '#contract/money/price-changes.ts';
import { NOTICE_DAYS, NOTICE_LEAD_DAYS } from '#contract/money/price-changes.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Deps } from '#server/ports/deps.ts';
import { enqueueNotice, follow, readProvider } from './following.ts';
import type { Requester } from './membership.ts';
import { isAffected, isSuperseded, mayApply, noticesFrom } from './price-rules.ts';
import * as priceStore from './price-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type PriceDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'billing' | 'log'>;
const BATCH = 200;
const WINDOW = days(NOTICE_DAYS + NOTICE_LEAD_DAYS);

/** A day begins at midnight in California, standard time. */
const startOfDay = (day: string): Date => new Date(`${day}T08:00:00Z`);

async function shown(
  db: Queryable,
  row: priceStore.PriceChangeRow,
  now: Date,
): Promise<z.input<typeof PriceChange>> {
  const from = noticesFrom(row.effectiveAt);
  return {
    ...row,
    noticesFrom: from,
    canCancel: row.cancelledAt === null && now < from,
    ...(await priceStore.countOf(db, row)),
  };
}

export async function listPriceChanges({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const now = clock.now();
  const changes = [];
  for (const row of await priceStore.listChanges(db)) changes.push(await shown(db, row, now));
  return { changes };
}

/** Schedules a new renewal price for members of a plan. Every member gets at least 30 days' notice. */
export async function schedulePriceChange(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Requester,
  { effectiveOn, ...terms }: z.output<typeof NewPriceChange>,
) {
  const at = clock.now();
  const effectiveAt = startOfDay(effectiveOn);
  if (effectiveAt < after(at, WINDOW)) {
    const sentence = say().membershipErrors.tooSoon(NOTICE_DAYS, NOTICE_LEAD_DAYS);
    throw new AppError('validation_failed', sentence, { fields: { effectiveOn: sentence } });
  }
  return db.transaction(async (tx) => {
    const row = await priceStore.insertChange(tx, {
      ...terms,
      effectiveAt,
      createdBy: admin.id,
      createdAt: at,
    });
    if (!row) throw new AppError('conflict', say().membershipErrors.changeScheduled);
    await notifyStaff(tx, 'admin');
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'price-change.scheduled',
      subjectId: row.id,
      detail: `${PLAN_TERMS[row.plan].name} by the ${row.interval}: ${dollarsInWords(row.newCents)} from ${effectiveOn}`,
      before: { scheduled: false },
      after: { plan: row.plan, interval: row.interval, newCents: row.newCents, effectiveOn },
    });
    return shown(tx, row, at);
  });
}

/** Cancels a change if no one has been notified of it yet. */
export const cancelPriceChange = ({ db, clock }: Pick<Deps, 'db' | 'clock'>, admin: Requester, id: string) =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const row = await priceStore.cancelChange(tx, id, { at, noticesBegunBefore: after(at, WINDOW) });
    if (!row) {
      if (await priceStore.findChange(tx, id))
        throw new AppError('conflict', say().membershipErrors.changeSettled);
      throw new AppError('not_found', say().membershipErrors.noSuchChange);
    }
    await notifyStaff(tx, 'admin');
    await recordAdminChange(tx, {
      at,
      actor: admin,
      action: 'price-change.cancelled',
      subjectId: id,
      before: { cancelled: false },
      after: { cancelled: true },
    });
    return shown(tx, row, at);
  });

/**
 * Notifies affected members, each once, and hands the new price to the provider for renewals that may use it. Runs
 * daily. Idempotent: a notice is unique, and the provider's state says what is scheduled.
 */
export async function runPriceChanges(deps: PriceDeps): Promise<void> {
  const { db, clock, jobs, log } = deps;
  const now = clock.now();
  // The latest first: of two changes that a renewal may use, the later one counts.
  const begun = (await priceStore.listBegun(db, after(now, WINDOW))).toReversed();
  const decided = new Set<string>();
  for (const change of begun) {
    if (isSuperseded(change, begun, now)) continue;
    let last: string | null = null;
    for (;;) {
      const page = await priceStore.listAffected(db, change, last, BATCH);
      for (const { membership, notifiedAt, isNotified } of page) {
        const notice = {
          membershipId: membership.id,
          kind: 'price-change',
          occasion: change.id,
          at: now,
        } as const;
        if (!isNotified) await db.transaction((tx) => enqueueNotice(tx, jobs, notice));
        if (decided.has(membership.id)) continue;
        if (!mayApply(change, { renewsAt: membership.periodEnd, notifiedAt })) continue;
        decided.add(membership.id);
        if (membership.nextPriceCents === change.newCents) continue;
        // One membership that the provider can't change must not block the others.
        await applyTo(deps, change, membership.id).catch((err: unknown) =>
          log.error({ err, membershipId: membership.id }, 'price change failed, will retry'),
        );
      }
      last = page.at(-1)?.membership.id ?? null;
      if (!last) break;
    }
  }
}

/** Reads the provider first: the member may have canceled or changed the plan a moment ago. */
async function applyTo(
  deps: PriceDeps,
  change: priceStore.PriceChangeRow,
  membershipId: string,
): Promise<void> {
  const { db, billing } = deps;
  const current = await refreshed(deps, membershipId);
  if (!current?.row.subscriptionRef || !isAffected(current.row, change)) return;
  const { subscriptionRef: ref, periodEnd } = current.row;
  const sentAt = await priceStore.notifiedAt(db, change.id, membershipId);
  if (!mayApply(change, { renewsAt: periodEnd, notifiedAt: sentAt })) return;
  await billing.setRenewalPrice(
    ref,
    change.newCents,
    `price:${change.id}:${membershipId}:${periodEnd?.toISOString()}`,
  );
  await refreshed(deps, membershipId);
}

async function refreshed(deps: PriceDeps, membershipId: string) {
  const { db, billing } = deps;
  const row = await store.findById(db, membershipId);
  if (!row?.subscriptionRef || row.provider !== billing.provider) return undefined;
  const reading = await readProvider(deps, row.subscriptionRef);
  return { row: await db.transaction((tx) => follow(tx, deps, row.id, reading)) };
}
