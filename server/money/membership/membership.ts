import type { NewMembership } from '#contract/money/membership.ts';
import { PLAN_TERMS, priceCents } from '#contract/core/plans.ts';
import { californiaDay, RENEWAL_WORDS_VERSION, renewalWords } from '#contract/money/renewal-words.ts';
import { readAccount } from '#server/core/accounts/accounts.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, hours } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import type { SubscriptionState } from '#server/ports/billing.ts';
import { ProviderRefusal } from '#server/ports/payments.ts';
import { atProvider, refOf } from './at-provider.ts';
import { entitlementsAt, type Entitlements } from './entitlements.ts';
import { follow, readProvider } from './following.ts';
import { endLeftBehind, isLeftBehind } from './left-behind.ts';
import { toInvoice, shownMembership, shownNotices, shownPlans, type ChangedView } from './to-contract.ts';
import * as noticeStore from './notice-store.ts';
import * as invoiceStore from './invoice-store.ts';
import * as spanStore from './span-store.ts';
import * as store from './store.ts';

export { entitlementsAt, type Entitlements, type Span } from './entitlements.ts';
export type { MembershipRow } from './store.ts';
export type Who = Pick<Member, 'id' | 'device'>;
export type MembershipDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'billing' | 'log'>;

/** How long a membership may wait for its first payment. */
const START_LIFE = hours(24);

/** The one at work, else the last there was. */
export const membershipOf = (db: Queryable, userId: string) => store.findCurrent(db, userId);

/** The same of many people. */
export const membershipsOf = async (db: Queryable, userIds: readonly string[]) =>
  new Map((await store.findCurrents(db, userIds)).map((row) => [row.userId, row]));

export { hasMembership } from './store.ts';

/** Somebody's membership with every invoice they ever had, newest first. */
export async function billingOf(db: Queryable, userId: string) {
  const row = await store.findCurrent(db, userId);
  const invoices = await invoiceStore.invoicesOfPerson(db, userId);
  return { membership: row ? shownMembership(row, invoices) : null, invoices: invoices.map(toInvoice) };
}

/** What somebody is entitled to at a moment, past or present: the rules of an activation ask here. */
export async function entitlementsOf(db: Queryable, userId: string, at: Date): Promise<Entitlements | null> {
  return entitlementsAt(await spanStore.spansOfPerson(db, userId), at);
}

/** The spans of many people at once: what each was entitled to is then asked of `entitlementsAt`. */
export const spansOfPeople = (db: Queryable, userIds: readonly string[]) =>
  spanStore.spansOfPeople(db, userIds);

/** How many people have a membership at work, counted no further than this. */
export const countMembers = (db: Queryable, upTo: number) => store.countLive(db, upTo);

/** Everything the Membership page shows. `mayStart` is whether joining is open to this person. */
export async function viewMembership(
  { db, clock, billing }: Pick<Deps, 'db' | 'clock' | 'billing'>,
  userId: string,
  mayStart: boolean,
) {
  const row = await store.findCurrent(db, userId);
  const isFree =
    !row || row.status === 'ended' || row.status === 'starting' || isLeftBehind({ billing }, row);
  return {
    membership: row ? shownMembership(row, await invoiceStore.invoicesOf(db, row.id)) : null,
    entitlements: await entitlementsOf(db, userId, clock.now()),
    mayStart: mayStart && isFree,
    canChange: !row || row.provider === billing.provider,
    plans: shownPlans(),
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

/** The terms must be those shown a moment ago: neither older words, nor another day. */
function checkTerms({ version, firstChargeDay }: NewMembership, now: Date): void {
  const isNear = [-1, 0, 1].some((d) => californiaDay(after(now, hours(24 * d))) === firstChargeDay);
  if (version !== RENEWAL_WORDS_VERSION || !isNear)
    throw new AppError(
      'confirmation_needed',
      'The terms have changed since you opened this page. Read them again, then agree.',
    );
}

/**
 * Begins a membership: our row and the consent first, then the provider. It becomes active when the provider has the
 * first payment. Asking again goes on with the one that is waiting; other terms replace it.
 */
export async function startMembership(
  deps: MembershipDeps,
  who: Who,
  request: NewMembership,
): Promise<ChangedView> {
  const { db, clock, billing } = deps;
  checkTerms(request, clock.now());
  const current = await store.findCurrent(db, who.id);
  if (current && current.status !== 'ended' && isLeftBehind(deps, current))
    await endLeftBehind(deps, current.id, 'now');
  else if (current && current.status !== 'ended') {
    if (current.status !== 'starting')
      throw new AppError('membership_exists', 'You have a membership already. Change its plan instead.');
    if (current.plan === request.plan && current.interval === request.interval)
      return openAndShow(deps, current);
    await giveUp(deps, current);
  }
  const { plan, interval, version, firstChargeDay } = request;
  const made = await db.transaction(async (tx) => {
    const createdAt = clock.now();
    const row = await store.insertMembership(tx, {
      userId: who.id,
      provider: billing.provider,
      plan,
      interval,
      createdAt,
    });
    if (!row) return undefined;
    await store.insertConsent(tx, {
      membershipId: row.id,
      plan,
      interval,
      priceCents: priceCents(plan, interval),
      version,
      words: renewalWords(plan, interval, firstChargeDay),
      device: who.device,
      createdAt,
    });
    const detail = PLAN_TERMS[plan].name;
    await recordAccountChange(tx, who.id, { at: createdAt, actor: who, action: 'membership.agreed', detail });
    await publishLive(tx, who.id, { topic: 'membership' });
    return row;
  });
  if (made) return openAndShow(deps, made);
  // Another window was first.
  const theirs = await store.findCurrent(db, who.id);
  if (theirs?.status === 'starting' && theirs.plan === plan && theirs.interval === interval)
    return openAndShow(deps, theirs);
  throw new AppError('conflict', 'A membership was begun in another window. Reload the page.');
}

const openAndShow = async (deps: MembershipDeps, row: store.MembershipRow): Promise<ChangedView> => {
  const opened = await atProvider(deps, () => openAtProvider(deps, row));
  return changedView(deps.db, opened.row, opened.state.clientSecret);
};

/** Makes the subscription of a row, or finds the one it made before it was cut off: the row's id is the key. */
async function openAtProvider(
  deps: MembershipDeps,
  row: store.MembershipRow,
): Promise<{ row: store.MembershipRow; state: SubscriptionState }> {
  const { db, billing } = deps;
  if (!row.userId) throw new ProviderRefusal('This account is gone.');
  const { userId, id } = row;
  const ref = row.subscriptionRef ?? (await beginAtProvider(deps, row, userId));
  const reading = await readProvider(deps, ref);
  const followed = await db.transaction(async (tx) => {
    await store.insertCustomer(tx, {
      userId,
      provider: billing.provider,
      customerRef: reading.state.customerRef,
    });
    return follow(tx, deps, id, reading);
  });
  return { row: followed, state: reading.state };
}

async function beginAtProvider(
  { db, billing, clock }: MembershipDeps,
  row: store.MembershipRow,
  userId: string,
): Promise<string> {
  const { email } = await readAccount(db, userId);
  try {
    const { ref } = await billing.start({
      key: `membership:${row.id}`,
      userId,
      email,
      customerRef: await store.customerRefOf(db, userId, billing.provider),
      plan: row.plan,
      interval: row.interval,
    });
    await store.updateMembership(db, row.id, { subscriptionRef: ref });
    return ref;
  } catch (e) {
    if (e instanceof ProviderRefusal)
      await store.updateMembership(db, row.id, { status: 'ended', endedAt: clock.now() });
    throw e;
  }
}

/** A membership that waits for its first payment is not wanted any more. One that was paid meanwhile stays. */
export async function giveUp(deps: MembershipDeps, row: store.MembershipRow): Promise<void> {
  const { db, billing } = deps;
  if (isLeftBehind(deps, row)) return void (await endLeftBehind(deps, row.id, 'now'));
  // The provider may have begun one just before we were cut off: it is found again, so that it can be ended.
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
  if (followed.status !== 'ended')
    throw new AppError('conflict', 'This membership was paid in the meantime. Reload the page.');
}

/** Asks the provider what is true, and does what is due: adopts a new card, ends what is over. */
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
    // One of an account that is gone ends in any case; another only if nobody has paid it meanwhile.
    if (row.userId === null) await billing.endNow(ref, `end:${row.id}`);
    else await billing.endUnpaid(ref, `end:${row.id}`);
    const last = await readProvider(deps, ref);
    followed = await db.transaction((tx) => follow(tx, deps, row.id, last));
  }
  return followed;
}

/** News from the provider about a subscription. One that is not ours is nobody's. */
export async function hearOf(deps: MembershipDeps, subscriptionRef: string): Promise<void> {
  const row = await store.findByRef(deps.db, deps.billing.provider, subscriptionRef);
  if (row) await refreshMembership(deps, row.id);
}

/** Ends everything at the provider at once, and has it forget the person: before an account is deleted. */
export async function endMembershipsOf(deps: MembershipDeps, userId: string): Promise<void> {
  const { db, billing } = deps;
  const row = await store.findCurrent(db, userId);
  if (row && isLeftBehind(deps, row)) await endLeftBehind(deps, row.id, 'now');
  else if (row && row.status !== 'ended') {
    if (row.provider !== billing.provider)
      // Somebody would go on paying for an account that is gone.
      throw new Error(`membership ${row.id} runs at ${row.provider}: set its keys, or end it there first`);
    const ref = row.subscriptionRef ?? (await openAtProvider(deps, row)).state.ref;
    await billing.endNow(ref, `end:${row.id}`);
    const reading = await readProvider(deps, ref);
    await db.transaction((tx) => follow(tx, deps, row.id, reading));
  }
  const customerRef = await store.customerRefOf(db, userId, billing.provider);
  if (!customerRef) return;
  await billing.forget(customerRef);
  // What stops the deletion after this leaves somebody who can begin again.
  await store.deleteCustomer(db, userId, billing.provider);
}
