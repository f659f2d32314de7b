/** The one home that a membership protects. */
import type { z } from 'zod';
import { PROTECTION_WAIT_DAYS } from '#contract/core/payout-terms.ts';
import type { Protection } from '#contract/home/protection.ts';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { nextProtection, protectedAt } from './protection-rules.ts';
import * as approvals from './approval-store.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/**
 * Which of these homes an Evacuation Warning or Order covers now. Injected at startup, because evacuations belong to a
 * higher wing.
 */
export type HomesUnderAlert = (db: Queryable, homeIds: readonly string[]) => Promise<ReadonlySet<string>>;

type Requester = Pick<Member, 'id' | 'device'>;

const lineOf = ({ address, city, zip }: store.HomeRow): string => `${address}, ${city} ${zip}`;

/** What the membership page shows. */
export async function readProtection(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): Promise<z.input<typeof Protection>> {
  const now = clock.now();
  const owned = (await store.homesOf(db, userId)).filter(({ archivedAt }) => archivedAt === null);
  const current = protectedAt(owned, now);
  const next = owned.find(({ protectedFrom }) => protectedFrom !== null && protectedFrom > now);
  return {
    homeId: current?.id ?? null,
    addressLine: current ? lineOf(current) : null,
    approval: current?.approval ?? null,
    doubt: current?.approvalDoubt ?? null,
    next: next?.protectedFrom
      ? { homeId: next.id, addressLine: lineOf(next), from: next.protectedFrom }
      : null,
    choices: owned.map((home) => ({ homeId: home.id, addressLine: lineOf(home) })),
  };
}

/** Protects a home that its owner just added, received or restored, unless another one is protected. */
export async function protectNewHome(tx: Tx, home: store.HomeRow, now: Date): Promise<store.HomeRow> {
  await approvals.lockProtection(tx, home.userId);
  const others = (await approvals.protectedHomesOf(tx, home.userId)).filter(({ id }) => id !== home.id);
  const from = nextProtection(others, home, now);
  return store.updateHome(tx, home.id, { protectedFrom: from, protectedUntil: null });
}

/** The home is archived: its protection ends now, or never begins. */
export const endedProtection = ({ protectedFrom, protectedUntil }: store.HomeRow, now: Date) => {
  if (!protectedFrom || protectedFrom > now) return { protectedFrom: null, protectedUntil: null };
  return { protectedUntil: protectedUntil && protectedUntil < now ? protectedUntil : now };
};

/** Chooses another home. It's protected after the waiting period; the previous one stays protected until then. */
export async function chooseProtected(
  { db, clock, areUnderAlert }: Pick<Deps, 'db' | 'clock'> & { areUnderAlert: HomesUnderAlert },
  who: Requester,
  homeId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const chosen = (await approvals.lockHomesOf(tx, who.id)).find(({ id }) => id === homeId);
    await approvals.lockProtection(tx, who.id);
    const now = clock.now();
    if (!chosen) throw new AppError('not_found', say().homeErrors.noSuchHome);
    if (chosen.archivedAt) throw new AppError('conflict', say().homeErrors.archived);
    const held = await approvals.protectedHomesOf(tx, who.id);
    const current = protectedAt(held, now);
    const covered = await areUnderAlert(tx, [homeId, ...(current ? [current.id] : [])]);
    if (covered.size > 0) throw new AppError('conflict', say().homeErrors.alertBlocksChoice);
    const pending = held.find(({ protectedFrom }) => protectedFrom !== null && protectedFrom > now);
    if (pending && pending.id !== homeId)
      await approvals.setProtection(tx, pending.id, { from: null, until: null });
    if (current?.id === homeId)
      await approvals.setProtection(tx, homeId, { from: current.protectedFrom, until: null });
    else if (pending?.id !== homeId) {
      const from = held.length > 0 ? after(now, days(PROTECTION_WAIT_DAYS)) : now;
      if (current)
        await approvals.setProtection(tx, current.id, { from: current.protectedFrom, until: from });
      await approvals.setProtection(tx, homeId, { from, until: null });
    } else return;
    await recordAccountChange(tx, who.id, {
      at: now,
      actor: who,
      action: 'membership.home-chosen',
      subjectId: homeId,
      detail: lineOf(chosen),
    });
    await publishLive(tx, who.id, { topic: 'homes' });
  });
}
