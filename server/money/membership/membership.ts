import type { NewMembership } from '#contract/money/membership.ts';
import { PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import { californiaDay, RENEWAL_WORDS_VERSION, renewalWords } from '#contract/money/renewal-words.ts';
import { readAccount, recordAgreements, requireAgreements } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import type { SubscriptionState } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { atProvider, providerOf, refOf } from './at-provider.ts';
import { entitlementsAt, type Entitlements } from './entitlements.ts';
import { refuseUnresolved } from './dispute-store.ts';
import { listPrices } from './price-store.ts';
import { follow, readProvider } from './following.ts';
import { endLeftBehind, isLeftBehind } from './left-behind.ts';
import { toInvoice, shownMembership, shownNotices, shownPlans, type ChangedView } from './to-contract.ts';
import * as noticeStore from './notice-store.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import { renewalReader } from './renewal-reader.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { markMembershipsOf } from './dispute-store.ts';
export { entitlementsAt, type Entitlements, type Span } from './entitlements.ts';
export type { MembershipRow } from './store.ts';
export type Requester = Pick<Member, 'id' | 'device'>;
export type MembershipDeps = Pick<
  Deps,
  'db' | 'clock' | 'jobs' | 'billing' | 'log' | 'config' | 'masterKeys'
>;

/** How long a membership can wait for its first payment. */
const START_LIFE = hours(24);

/** Returns the live membership, or else the most recent one. */
export const membershipOf = (db: Queryable, userId: string) => store.findCurrent(db, userId);

/** Same as `membershipOf`, for many people. */
export const membershipsOf = async (db: Queryable, userIds: readonly string[]) =>
  new Map((await store.findCurrents(db, userIds)).map((row) => [row.userId, row]));

export { hasMembership } from './store.ts';
export { settleDispute } from './disputes.ts';

/** Returns a person's membership with all their invoices, newest first. */
export async function billingOf(db: Queryable, userId: string) {
  const row = await store.findCurrent(db, userId);
  const invoices = await invoiceStore.invoicesOfPerson(db, userId);
  return { membership: row ? shownMembership(row, invoices) : null, invoices: invoices.map(toInvoice) };
}

/** What a person is entitled to at a past or present time. Used by the activation rules. */
export async function entitlementsOf(db: Queryable, userId: string, at: Date): Promise<Entitlements | null> {
  return entitlementsAt(await spanStore.spansOfPerson(db, userId), at);
}

/** Whether a person has an active membership at a time: paid, in its grace period, and not suspended. */
export const isMember = async (db: Queryable, userId: string, at: Date): Promise<boolean> =>
  (await entitlementsOf(db, userId, at)) !== null;

/** The same as SQL for named statements. */
export const isMemberText = (userId: string, at: string): string =>
  `exists (select 1 from membership_spans span where span.user_id = ${userId}
    and span.from_at <= ${at} and (span.until_at is null or ${at} < span.until_at))`;

/** Loads the spans of many people at once, to pass to `entitlementsAt`. */
export const spansOfPeople = (db: Queryable, userIds: readonly string[]) =>
  spanStore.spansOfPeople(db, userIds);

/** Counts people with a live membership, up to `upTo`. */
export const countMembers = (db: Queryable, upTo: number) => store.countLive(db, upTo);

/** Everything the Membership page shows. `mayStart`: whether this person may join. */
export async function viewMembership(
  { db, clock, billing }: Pick<Deps, 'db' | 'clock' | 'billing'>,
  userId: string,
  mayStart: boolean,
) {
  const row = await store.findCurrent(db, userId);
  const takesCards = billing.provider !== 'none';
  const isFree =
    !row || row.status === 'ended' || row.status === 'starting' || isLeftBehind({ billing }, row);
  return {
    membership: row ? shownMembership(row, await invoiceStore.invoicesOf(db, row.id)) : null,
    entitlements: await entitlementsOf(db, userId, clock.now()),
    mayStart: mayStart && isFree && takesCards,
    takesCards,
    canChange: !row || row.provider === billing.provider,
    plans: shownPlans(await listPrices(db, clock.now())),
    notices: row ? shownNotices(await noticeStore.noticesOf(db, row.id)) : [],
  };
}

export async function changedView(
  db: Queryable,
  row: store.MembershipRow,
  clientSecret: string | null,
): Promise<ChangedView> {
  return { membership: shownMembership(row, await invoiceStore.invoicesOf(db, row.id)), clientSecret };
}

/** The accepted terms must be the current version, with a first charge date within a day of today. */
function checkTerms({ version, firstChargeDay }: NewMembership, now: Date): void {
  const isNear = [-1, 0, 1].some((d) => californiaDay(after(now, hours(24 * d))) === firstChargeDay);
  if (version !== RENEWAL_WORDS_VERSION || !isNear)
    throw new AppError('confirmation_needed', say().membershipErrors.termsChanged);
}

/** Never charges a price other than the one the member was shown. */
function checkPrice({ plan, interval, priceCents: shown }: NewMembership, cents: number): void {
  if ((shown ?? priceCents(plan, interval)) !== cents)
    throw new AppError('confirmation_needed', say().membershipErrors.priceChangedReload);
}

/**
 * Starts a membership: saves our row and the consent first, then calls the provider. It becomes active when
 * the provider reports the first payment. A repeat resumes the pending start; different terms replace it.
 */
export async function startMembership(
  deps: MembershipDeps,
  who: Requester,
  request: NewMembership,
): Promise<ChangedView> {
  const { db, clock, config } = deps;
  const provider = providerOf(deps);
  checkTerms(request, clock.now());
  await refuseUnresolved(deps, who.id);
  const cents = (await listPrices(db, clock.now()))[request.plan][request.interval];
  checkPrice(request, cents);
  const current = await store.findCurrent(db, who.id);
  if (current && current.status !== 'ended' && isLeftBehind(deps, current))
    await endLeftBehind(deps, current.id, 'now');
  else if (current && current.status !== 'ended') {
    if (current.status !== 'starting')
      throw new AppError('membership_exists', say().membershipErrors.alreadyMember);
    const agreed = (await store.consentsOf(db, current.id))[0]?.priceCents;
    if (current.plan === request.plan && current.interval === request.interval && agreed === cents)
      return openAndShow(deps, current);
    await abandonPending(deps, current);
  }
  const { plan, interval, version, firstChargeDay } = request;
  const made = await db.transaction(async (tx) => {
    const createdAt = clock.now();
    await recordAgreements(tx, who, request.agreements, { acceptedAt: createdAt, funds: config.funds });
    await requireAgreements(tx, who.id, config.funds);
    const row = await store.insertMembership(tx, {
      userId: who.id,
      provider,
      plan,
      interval,
      createdAt,
    });
    if (!row) return undefined;
    await store.insertConsent(tx, {
      membershipId: row.id,
      plan,
      interval,
      priceCents: cents,
      version,
      words: renewalWords(plan, interval, firstChargeDay, cents, renewalReader()),
      device: who.device,
      createdAt,
    });
    const detail = PLAN_TERMS[plan].name;
    await recordAccountChange(tx, who.id, { at: createdAt, actor: who, action: 'membership.agreed', detail });
    await publishLive(tx, who.id, { topic: 'membership' });
    return row;
  });
  if (made) return openAndShow(deps, made);
  // Another window started one first.
  const theirs = await store.findCurrent(db, who.id);
  if (theirs?.status === 'starting' && theirs.plan === plan && theirs.interval === interval)
    return openAndShow(deps, theirs);
  throw new AppError('conflict', say().membershipErrors.startedElsewhere);
}

const openAndShow = async (deps: MembershipDeps, row: store.MembershipRow): Promise<ChangedView> => {
  const opened = await atProvider(deps, () => openAtProvider(deps, row));
  return changedView(deps.db, opened.row, opened.state.clientSecret);
};

/**
 * Creates the subscription for a row. The row id is the idempotency key, so a retry after a crash finds the
 * same subscription.
 */
async function openAtProvider(
  deps: MembershipDeps,
  row: store.MembershipRow,
): Promise<{ row: store.MembershipRow; state: SubscriptionState }> {
  const { db } = deps;
  if (!row.userId) throw new ProviderRefusal('This account is gone.');
  const { userId, id } = row;
  const provider = providerOf(deps);
  const ref = row.subscriptionRef ?? (await beginAtProvider(deps, row, userId));
  const reading = await readProvider(deps, ref);
  const followed = await db.transaction(async (tx) => {
    await store.insertCustomer(tx, {
      userId,
      provider,
      customerRef: reading.state.customerRef,
    });
    return follow(tx, deps, id, reading);
  });
  return { row: followed, state: reading.state };
}

async function beginAtProvider(
  deps: MembershipDeps,
  row: store.MembershipRow,
  userId: string,
): Promise<string> {
  const { db, billing, clock } = deps;
  const { email } = await readAccount(db, userId);
  try {
    const { ref } = await billing.start({
      key: `membership:${row.id}`,
      userId,
      email,
      customerRef: await store.customerRefOf(db, userId, providerOf(deps)),
      plan: row.plan,
      interval: row.interval,
      // What they agreed to, even if the price changes before the provider answers.
      cents: (await store.consentsOf(db, row.id))[0]?.priceCents ?? priceCents(row.plan, row.interval),
    });
    await store.updateMembership(db, row.id, { subscriptionRef: ref });
    return ref;
  } catch (e) {
    if (e instanceof ProviderRefusal)
      await store.updateMembership(db, row.id, { status: 'ended', endedAt: clock.now() });
    throw e;
  }
}

/** Abandons a membership that is waiting for its first payment. If it was paid in the meantime, it stays. */
export async function abandonPending(deps: MembershipDeps, row: store.MembershipRow): Promise<void> {
  const { db, billing } = deps;
  if (isLeftBehind(deps, row)) return void (await endLeftBehind(deps, row.id, 'now'));
  // The provider may have created a subscription just before a crash. Find it, so it can be ended.
  const ref = refOf(
    deps,
    row.subscriptionRef ? row : (await atProvider(deps, () => openAtProvider(deps, row))).row,
  );
  const reading = await atProvider(deps, async () => {
    const { state } = await readProvider(deps, ref);
    if (state.status === 'starting') await billing.endUnpaid(ref, `give-up:${row.id}`);
    return readProvider(deps, ref);
  });
  const followed = await db.transaction((tx) => follow(tx, deps, row.id, reading));
  if (followed.status !== 'ended') throw new AppError('conflict', say().membershipErrors.alreadyPaid);
}

/** Reads the provider's state and does what's due: adopts a new card, ends an expired membership. */
export async function refreshMembership(
  deps: MembershipDeps,
  membershipId: string,
): Promise<store.MembershipRow | undefined> {
  const { db, clock, billing } = deps;
  const row = await store.findById(db, membershipId);
  if (row && isLeftBehind(deps, row)) return endLeftBehind(deps, row.id, 'with-period');
  if (!row || row.status === 'ended' || row.provider !== billing.provider) return row;
  const now = clock.now();
  const isStale = row.status === 'starting' && after(row.createdAt, START_LIFE) <= now;
  if (!row.subscriptionRef && row.userId) await openAtProvider(deps, row);
  const ref = row.subscriptionRef ?? (await store.findById(db, row.id))?.subscriptionRef;
  if (!ref) return store.updateMembership(db, row.id, { status: 'ended', endedAt: now });
  const isCardNew = await billing.adoptCard(ref);
  let reading = await readProvider(deps, ref);
  const open = reading.invoices.find(({ status }) => status === 'open');
  if (isCardNew && reading.state.status === 'late' && open) {
    await billing.payNow(open.ref, `new-card:${open.ref}:${now.toISOString()}`).catch((e: unknown) => {
      if (!(e instanceof ProviderRefusal)) throw e;
    });
    reading = await readProvider(deps, ref);
  }
  let followed = await db.transaction((tx) => follow(tx, deps, row.id, reading));
  const isOver =
    row.userId === null ||
    (isStale && followed.status === 'starting') ||
    (followed.status === 'late' && followed.graceUntil !== null && followed.graceUntil <= now);
  if (isOver && followed.status !== 'ended') {
    // A deleted account's membership always ends. Any other ends only if it's still unpaid.
    if (row.userId === null) await billing.endNow(ref, `end:${row.id}`);
    else await billing.endUnpaid(ref, `end:${row.id}`);
    const last = await readProvider(deps, ref);
    followed = await db.transaction((tx) => follow(tx, deps, row.id, last));
  }
  return followed;
}

/** Handles a webhook event about a subscription. Unknown subscriptions are ignored. */
export async function handleSubscriptionEvent(deps: MembershipDeps, subscriptionRef: string): Promise<void> {
  const row = await store.findByRef(deps.db, providerOf(deps), subscriptionRef);
  if (row) await refreshMembership(deps, row.id);
}

/** Ends every membership at the provider and deletes the customer there, before an account is deleted. */
export async function endMembershipsOf(deps: MembershipDeps, userId: string): Promise<void> {
  const { db, billing } = deps;
  const row = await store.findCurrent(db, userId);
  if (row && isLeftBehind(deps, row)) await endLeftBehind(deps, row.id, 'now');
  else if (row && row.status !== 'ended') {
    if (row.provider !== billing.provider)
      // Otherwise the person would keep paying for a deleted account.
      throw new Error(`membership ${row.id} runs at ${row.provider}: set its keys, or end it there first`);
    const ref = row.subscriptionRef ?? (await openAtProvider(deps, row)).state.ref;
    await billing.endNow(ref, `end:${row.id}`);
    const reading = await readProvider(deps, ref);
    await db.transaction((tx) => follow(tx, deps, row.id, reading));
  }
  if (billing.provider === 'none') return;
  const customerRef = await store.customerRefOf(db, userId, billing.provider);
  if (!customerRef) return;
  await billing.forget(customerRef);
  // If account deletion fails after this, the person can still start a new membership.
  await store.deleteCustomer(db, userId, billing.provider);
}
