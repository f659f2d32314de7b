import { PRODUCT, recordAccountChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLive } from '#server/platform/events.ts';
import { enqueueNotice } from './following.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';

/**
 * A membership of the simulated provider on a server that now takes real cards: it won't be charged again and
 * sends no webhook events. The reverse case is left alone, because the member may still be paying at a
 * provider we can't reach.
 */
export const isLeftBehind = (
  { billing }: Pick<Deps, 'billing'>,
  { provider }: Pick<store.MembershipRow, 'provider'>,
): boolean => provider === 'simulated' && billing.provider !== 'simulated';

/** Services already granted last until then. */
const endOf = ({ status, periodEnd, graceUntil }: store.MembershipRow): Date | null =>
  status === 'active' ? periodEnd : status === 'late' ? graceUntil : null;

/** Ends a left-behind membership with its period, or now. Idempotent. */
export const endLeftBehind = (
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  membershipId: string,
  when: 'with-period' | 'now',
): Promise<store.MembershipRow | undefined> =>
  db.transaction(async (tx) => {
    const before = await store.lock(tx, membershipId);
    if (!before || before.status === 'ended') return before;
    const now = clock.now();
    const own = endOf(before) ?? now;
    const end = when === 'now' && own > now ? now : own;
    const last = (await spanStore.spansOf(tx, membershipId)).at(-1);
    if (last && (!last.untilAt || last.untilAt > end))
      await spanStore.closeSpan(tx, last.id, end > last.fromAt ? end : last.fromAt);
    const isOver = end <= now;
    const row = await store.updateMembership(tx, membershipId, {
      endsWithPeriod: true,
      nextPlan: null,
      nextInterval: null,
      ...(isOver ? { status: 'ended', endedAt: end } : {}),
    });
    if (isOver) await invoiceStore.voidOpenInvoices(tx, membershipId);
    if (!row.userId) return row;
    if (isOver && before.status !== 'starting') {
      await recordAccountChange(tx, row.userId, { at: now, actor: PRODUCT, action: 'membership.ended' });
      await enqueueNotice(tx, jobs, { membershipId, kind: 'ended', occasion: 'end', at: now });
    }
    await publishLive(tx, row.userId, { topic: 'membership' });
    return row;
  });
