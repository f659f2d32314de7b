import type { z } from 'zod';
import type { Home } from '#contract/home/homes.ts';
import { dollarsOf } from '#contract/money.ts';
import { eachLimit, type Policy } from '#contract/home/policies.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cipherOf, type HomeCipher } from '#server/core/sealing/sealing.ts';
import { currentHomeOf, homeFor, openPolicyNumber, type HomeAsSeen } from './homes.ts';
import { lookedUpOf } from './location.ts';
import { limitColumn } from './policy-limits.ts';
import { dayAt, daysBetween, isRenewedBy, policyStatusOn } from './policy-term.ts';
import * as store from './store.ts';

/** Enough to tell two policies apart, but never most of a short number. */
const endOf = (number: string): string =>
  number.slice(number.length - Math.min(4, Math.floor(number.length / 2)));

/** Maps a policy to the contract, with only the last characters of its number. */
export function shownPolicy(
  row: store.PolicyRow,
  { cipher, others, today }: { cipher: HomeCipher; others: readonly store.PolicyRow[]; today: string },
): z.input<typeof Policy> {
  return {
    ...row,
    policyNumberEnd: endOf(openPolicyNumber(cipher, row.policyNumber)),
    coverageLimit: dollarsOf(row.coverageLimitCents),
    deductible: dollarsOf(row.deductibleCents),
    ...eachLimit((key) => {
      const cents = row[limitColumn(key)];
      return cents === null ? null : dollarsOf(cents);
    }),
    standing: policyStatusOn(row, today),
    daysLeft: daysBetween(today, row.expiryDate),
    isRenewed: isRenewedBy(row, others),
  };
}

type Shown = z.input<typeof Home>;
type ReadDeps = Pick<Deps, 'clock' | 'masterKeys'>;

async function shownHomes(
  db: Queryable,
  deps: ReadDeps,
  userId: string,
  seen: readonly HomeAsSeen[],
): Promise<Shown[]> {
  if (seen.length === 0) return [];
  const rows = await store.listPolicies(
    db,
    seen.map((home) => home.id),
  );
  const current = await currentHomeOf(db, userId);
  const shown: Shown[] = [];
  for (const home of seen) {
    const others = rows.filter((row) => row.homeId === home.id);
    const cipher = others.length > 0 ? await cipherOf(db, deps.masterKeys, home.id) : null;
    const today = dayAt(home.state, deps.clock.now());
    shown.push({
      ...home,
      lookedUp: lookedUpOf(home),
      canStartServices: home.archivedAt === null && (home.accuracy === 'pin' || home.accuracy === 'rooftop'),
      isCurrent: home.id === current?.home.id,
      policies: cipher ? others.map((row) => shownPolicy(row, { cipher, others, today })) : [],
    });
  }
  return shown;
}

/** Returns all homes of a person, archived ones last. */
export async function listHomes(db: Queryable, deps: ReadDeps, userId: string): Promise<Shown[]> {
  const rows = await store.listHomes(db, userId);
  const seen = rows.map(({ home, role }) => ({ ...home, role }));
  seen.sort((a, b) => Number(a.archivedAt !== null) - Number(b.archivedAt !== null));
  return shownHomes(db, deps, userId, seen);
}

/** Returns one home for a person. */
export async function readHome(db: Queryable, deps: ReadDeps, userId: string, ref: string): Promise<Shown> {
  const [home] = await shownHomes(db, deps, userId, [await homeFor(db, userId, ref, 'view')]);
  if (!home) throw new Error('a home that was found is gone');
  return home;
}
