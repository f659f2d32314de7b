import type { PlanChange } from '#contract/money/membership.ts';
import { changeTiming, type Terms } from '#contract/money/plan-changes.ts';
import { PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import {
  californiaDay,
  changeWords,
  dayInWords,
  RENEWAL_WORDS_VERSION,
} from '#contract/money/renewal-words.ts';
import type { z } from 'zod';
import { readAccount, notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import { after, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { atProvider, refOf } from './at-provider.ts';
import { follow, readProvider, type Reading } from './following.ts';
import { refuseSuspended } from './disputes.ts';
import { endLeftBehind, isLeftBehind } from './left-behind.ts';
import { changedView, abandonPending, type MembershipDeps, type Requester } from './membership.ts';
import type { ChangedView } from './to-contract.ts';
import { oneAtATime } from './one-at-a-time.ts';
import * as invoiceStore from './invoice-store.ts';
import { renewalReader } from './renewal-reader.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** How long a quoted price can be accepted. */
const PRICE_LIFE = minutes(15);

async function running({ db }: MembershipDeps, userId: string): Promise<store.MembershipRow> {
  const row = await store.findCurrent(db, userId);
  if (row?.status !== 'active' && row?.status !== 'late')
    throw new AppError('conflict', say().membershipErrors.noneActive);
  return row;
}

async function changeable(deps: MembershipDeps, userId: string): Promise<store.MembershipRow> {
  const row = await running(deps, userId);
  refuseSuspended(row);
  if (row.status === 'late') throw new AppError('conflict', say().membershipErrors.payFirst);
  if (row.endsWithPeriod) throw new AppError('conflict', say().membershipErrors.keepFirst);
  return row;
}

/** A team member acts on the member's behalf and gives a reason. */
type OnTheirWord = { actor: Requester; reason: string };

/** Calls the provider, then records the result and who asked. */
async function ask(
  deps: MembershipDeps,
  who: Requester,
  row: store.MembershipRow,
  call: (ref: string) => Promise<unknown>,
  action?: string,
  team?: OnTheirWord,
): Promise<{ row: store.MembershipRow; reading: Reading }> {
  const ref = refOf(deps, row);
  const reading = await atProvider(deps, async () => {
    await call(ref);
    return readProvider(deps, ref);
  });
  const followed = await deps.db.transaction(async (tx) => {
    const done = await follow(tx, deps, row.id, reading);
    if (action) await writeDown(tx, deps, who, { action, row, done, team });
    return done;
  });
  return { row: followed, reading };
}

type Written = {
  action: string;
  row: store.MembershipRow;
  done: store.MembershipRow;
  team: OnTheirWord | undefined;
};

/** Writes the member's audit log, and the admin audit log when a team member acted. */
async function writeDown(
  tx: Tx,
  { clock }: MembershipDeps,
  who: Requester,
  { action, row, done, team }: Written,
): Promise<void> {
  const at = clock.now();
  const detail = team ? { detail: team.reason } : {};
  await recordAccountChange(tx, who.id, { at, actor: team?.actor ?? who, action, ...detail });
  if (!team) return;
  await notifyStaff(tx, 'admin');
  await recordAdminChange(tx, {
    at,
    actor: team.actor,
    action,
    subjectId: who.id,
    before: { status: row.status, endsWithPeriod: row.endsWithPeriod },
    after: { status: done.status, endsWithPeriod: done.endsWithPeriod },
  });
}

const toTheSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000);

async function price(deps: MembershipDeps, row: store.MembershipRow, to: Terms, at: Date) {
  const when = changeTiming(row, to);
  if (when === 'none') throw new AppError('conflict', say().membershipErrors.samePlan);
  const ref = refOf(deps, row);
  const preview = await atProvider(deps, () => deps.billing.previewChange(ref, to, when, at));
  const words = changeWords(
    {
      ...to,
      from: row.plan,
      dueNowCents: preview.dueNowCents,
      takesEffectDay: californiaDay(preview.takesEffect),
      renewsDay: californiaDay(preview.renewsAt),
    },
    renewalReader(),
  );
  return { ...preview, when, pricedAt: at, version: RENEWAL_WORDS_VERSION, words };
}

/** Returns the itemized price of a plan change, prorated to the second. */
export async function previewChange(deps: MembershipDeps, userId: string, to: Terms) {
  return price(deps, await changeable(deps, userId), to, toTheSecond(deps.clock.now()));
}

/**
 * Changes the plan: upgrades now, downgrades when the period ends. Applies only the price that was shown and
 * accepted. A concurrent window waits, and then gets an error that its price has changed.
 */
export async function changePlan(
  deps: MembershipDeps,
  who: Requester,
  request: z.output<typeof PlanChange>,
): Promise<ChangedView> {
  const { id } = await changeable(deps, who.id);
  return oneAtATime(deps, id, () => changeAlone(deps, who, request));
}

async function changeAlone(
  deps: MembershipDeps,
  who: Requester,
  request: z.output<typeof PlanChange>,
): Promise<ChangedView> {
  const { db, clock, billing } = deps;
  const { plan, interval } = request;
  const row = await changeable(deps, who.id);
  const to = { plan, interval };
  if (changeTiming(row, to) === 'none') return changedView(db, row, null); // repeat of a completed change
  const now = clock.now();
  const at = toTheSecond(new Date(request.pricedAt));
  const isFresh = at > after(now, -PRICE_LIFE) && at <= after(now, minutes(1));
  const priced = isFresh ? await price(deps, row, to, at) : undefined;
  if (!priced || priced.dueNowCents !== request.dueNowCents || request.version !== RENEWAL_WORDS_VERSION)
    throw new AppError('confirmation_needed', say().membershipErrors.priceChanged);
  const consent = await db.transaction(async (tx) => {
    const made = await store.insertConsent(tx, {
      membershipId: row.id,
      plan,
      interval,
      priceCents: priceCents(plan, interval),
      version: request.version,
      words: priced.words,
      device: who.device,
      createdAt: now,
    });
    const detail =
      priced.when === 'now'
        ? PLAN_TERMS[plan].name
        : `${PLAN_TERMS[plan].name} from ${dayInWords(californiaDay(priced.takesEffect))}`;
    await recordAccountChange(tx, who.id, {
      at: now,
      actor: who,
      action: 'membership.change-agreed',
      detail,
    });
    return made;
  });
  // A double click makes one charge, and a change that was dropped can be requested again right away.
  const key = `change:${row.id}:${plan}:${interval}:${priced.when === 'now' ? at.toISOString() : consent.id}`;
  const { row: changed, reading } = await ask(deps, who, row, (ref) =>
    billing.change(ref, { from: { plan: row.plan, interval: row.interval }, to, when: priced.when, at }, key),
  );
  return changedView(db, changed, reading.state.clientSecret);
}

const stamp = ({ clock }: MembershipDeps): string => clock.now().toISOString();

/** Drops the scheduled change and keeps the current plan. */
export async function dropChange(deps: MembershipDeps, who: Requester): Promise<ChangedView> {
  const row = await running(deps, who.id);
  const { row: done } = await ask(
    deps,
    who,
    row,
    (ref) => deps.billing.dropChange(ref, `drop:${row.id}:${stamp(deps)}`),
    'membership.change-dropped',
  );
  return changedView(deps.db, done, null);
}

const CANCELLED = 'membership.cancelled';

/**
 * Cancels. If the renewal is unpaid, the membership ends now, so the member isn't charged for a plan they no
 * longer want. Asks the provider whether it was paid, because our copy may lag behind a payment.
 */
export async function cancelMembership(
  deps: MembershipDeps,
  who: Requester,
  team?: OnTheirWord,
): Promise<ChangedView> {
  const row = await running(deps, who.id);
  if (row.endsWithPeriod && row.status === 'active') return changedView(deps.db, row, null);
  if (isLeftBehind(deps, row)) {
    const when = row.status === 'late' ? 'now' : 'with-period';
    const done = (await endLeftBehind(deps, row.id, when)) ?? row;
    const written = { action: CANCELLED, row, done, team };
    if (team) await deps.db.transaction((tx) => writeDown(tx, deps, who, written));
    return changedView(deps.db, done, null);
  }
  // The provider drops the change scheduled for the renewal, so we save it in case the member resumes.
  await setAside(deps, row, { asidePlan: row.nextPlan, asideInterval: row.nextInterval });
  const { row: done } = await ask(
    deps,
    who,
    row,
    async (ref) => {
      const { status } = await deps.billing.endUnpaid(ref, `end:${row.id}`);
      if (status !== 'ended') await deps.billing.endWithPeriod(ref, `cancel:${row.id}:${stamp(deps)}`);
    },
    CANCELLED,
    team,
  );
  return changedView(deps.db, done, null);
}

/**
 * Cancels on the member's behalf, with the same effects as their own cancellation. If two team members click
 * at once, one cancels and the other sees that it's done.
 */
export async function cancelAsTeam(
  deps: MembershipDeps,
  admin: Requester,
  { userId, reason }: { userId: string; reason: string },
): Promise<void> {
  await readAccount(deps.db, userId);
  const { id } = await cancellable(deps, userId);
  const actor = { id: admin.id, device: admin.device };
  await oneAtATime(deps, id, async () => {
    await cancellable(deps, userId);
    await cancelMembership(deps, { id: userId, device: admin.device }, { actor, reason });
  });
}

async function cancellable({ db }: MembershipDeps, userId: string): Promise<store.MembershipRow> {
  const row = await store.findCurrent(db, userId);
  if (row?.status !== 'active' && row?.status !== 'late')
    throw new AppError('conflict', say().membershipErrors.memberHasNone);
  if (row.endsWithPeriod && row.status === 'active')
    throw new AppError('conflict', say().membershipErrors.alreadyEnding);
  return row;
}

const setAside = (
  { db }: MembershipDeps,
  { id }: store.MembershipRow,
  aside: Pick<store.MembershipRow, 'asidePlan' | 'asideInterval'>,
) => store.updateMembership(db, id, aside);

/** Undoes a cancellation and reschedules the plan change that was agreed for the renewal. */
export async function undoCancellation(deps: MembershipDeps, who: Requester): Promise<ChangedView> {
  const row = await running(deps, who.id);
  refuseSuspended(row);
  if (!row.endsWithPeriod) return changedView(deps.db, row, null);
  const { plan, interval, asidePlan, asideInterval } = row;
  const at = toTheSecond(deps.clock.now());
  const { row: done } = await ask(
    deps,
    who,
    row,
    async (ref) => {
      const key = `keep:${row.id}:${stamp(deps)}`;
      await deps.billing.keep(ref, key);
      if (!asidePlan || !asideInterval) return;
      const to = { plan: asidePlan, interval: asideInterval };
      await deps.billing.change(ref, { from: { plan, interval }, to, when: 'period-end', at }, `${key}:plan`);
    },
    'membership.kept',
  );
  await setAside(deps, row, { asidePlan: null, asideInterval: null });
  return changedView(deps.db, done, null);
}

/** Abandons a membership that is waiting for its first payment. */
export async function abandonMembership(deps: MembershipDeps, userId: string): Promise<void> {
  const row = await store.findCurrent(deps.db, userId);
  if (!row || row.status === 'ended') return;
  if (row.status !== 'starting') throw new AppError('conflict', say().membershipErrors.alreadyStarted);
  await abandonPending(deps, row);
}

/**
 * Starts a card change. The new card is adopted when the form is submitted or the provider's webhook arrives.
 */
export async function startCardChange(
  deps: MembershipDeps,
  who: Requester,
): Promise<{ clientSecret: string }> {
  const row = await running(deps, who.id);
  const ref = refOf(deps, row);
  return atProvider(deps, () => deps.billing.startCardChange(ref, `card:${row.id}:${stamp(deps)}`));
}

/** Retries an open invoice with the card on file. */
export async function payInvoice(
  deps: MembershipDeps,
  who: Requester,
  invoiceId: string,
): Promise<ChangedView> {
  const found = await invoiceStore.findInvoice(deps.db, who.id, invoiceId);
  if (!found) throw new AppError('not_found', say().membershipErrors.noSuchInvoice);
  const { invoice, membership } = found;
  if (invoice.status === 'paid') return changedView(deps.db, membership, null);
  if (invoice.status === 'void' || membership.status === 'ended')
    throw new AppError('conflict', say().membershipErrors.invoiceClosed);
  const { row, reading } = await ask(deps, who, membership, () =>
    deps.billing.payNow(invoice.providerRef, `pay:${invoice.id}:${stamp(deps)}`),
  );
  const isOpen = reading.invoices.some(({ ref, status }) => ref === invoice.providerRef && status === 'open');
  return changedView(deps.db, row, isOpen ? reading.state.clientSecret : null);
}
