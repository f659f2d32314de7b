import type { z } from 'zod';
import type { addDisaster as adding, DisasterDateInput } from '#contract/home/recovery-disasters.ts';
import { CLOCKS } from '#contract/home/recovery-clocks.ts';
import { GUIDE_RULES } from '#contract/home/recovery-guide.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import { dayAt } from '#server/home/homes/homes.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { lockName } from '#server/platform/locks.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Requester } from './change.ts';
import * as store from './store.ts';

type DisasterDeps = Pick<Deps, 'db' | 'clock'>;
type Facts = Readonly<Record<string, unknown>> | null;

/** Disasters with their current dates, and every rule with its last check. */
export async function listDisasters(db: Queryable) {
  const rows = await store.listDisasters(db);
  const checks = await store.lastChecks(db);
  const disasters = [];
  // Sequential, because a transaction has only one connection.
  for (const { id, name, state, createdAt } of rows)
    disasters.push({ id, name, state, createdAt, dates: currentDates(await store.datesOf(db, id)) });
  const rules = CLOCKS.map(({ id, kind, section, sources, confidence }) => ({
    id,
    kind,
    section,
    sources: [...sources],
    confidence,
    checkedOn: checks.get(id) ?? null,
  }));
  const guides = GUIDE_RULES.map(({ id, kind, section, sources, confidence }) => ({
    id,
    kind,
    section,
    sources: [...sources],
    confidence,
    checkedOn: checks.get(id) ?? null,
  }));
  return { disasters, rules, guides };
}

function currentDates(rows: readonly store.DisasterDateRow[]) {
  const bySubject = Map.groupBy(rows, ({ kind, subject }) => `${kind}.${subject}`);
  return [...bySubject.values()].flatMap((versions) => {
    const last = versions.at(-1);
    if (!last || last.isWithdrawn) return [];
    const before = versions.at(-2);
    return {
      kind: last.kind,
      subject: last.subject,
      day: last.day,
      link: last.link,
      enteredAt: last.createdAt,
      wasDay: before && !before.isWithdrawn && before.day !== last.day ? before.day : null,
    };
  });
}

type Said = { action: string; subjectId: string | null; detail: string; before: Facts; after: Facts };

/** One change by our team, with its audit entry. Open pages of colleagues refetch. */
const change = ({ db, clock }: DisasterDeps, who: Requester, work: (tx: Tx, at: Date) => Promise<Said>) =>
  db.transaction(async (tx) => {
    await lockName(tx, 'disasters');
    const at = clock.now();
    const { subjectId, ...said } = await work(tx, at);
    await notifyStaff(tx, 'admin');
    await recordAdminChange(tx, {
      at,
      actor: { id: who.id, device: who.device },
      ...(subjectId === null ? {} : { subjectId }),
      ...said,
    });
    return listDisasters(tx);
  });

export const addDisaster = (deps: DisasterDeps, who: Requester, given: z.output<typeof adding.body>) =>
  change(deps, who, async (tx, at) => {
    const made = await store.insertDisaster(tx, { ...given, createdBy: who.id, createdAt: at });
    if (!made) throw new AppError('conflict', say().recoveryErrors.disasterExists);
    return { action: 'disaster.added', subjectId: made.id, detail: given.name, before: null, after: given };
  });

async function lastDate(tx: Tx, disasterId: string, { kind, subject }: { kind: string; subject: string }) {
  const disaster = await store.findDisaster(tx, disasterId);
  if (!disaster) throw new AppError('not_found', say().recoveryErrors.noSuchDisaster);
  const rows = await store.datesOf(tx, disasterId);
  return { disaster, last: rows.findLast((row) => row.kind === kind && row.subject === subject) };
}

const shownDate = (row: store.DisasterDateRow | undefined): Facts =>
  row && !row.isWithdrawn ? { day: row.day, link: row.link } : null;

/** Enters a date, or corrects it by a new version. */
export const setDate = (deps: DisasterDeps, who: Requester, disasterId: string, given: DisasterDateInput) =>
  change(deps, who, async (tx, at) => {
    const { disaster, last } = await lastDate(tx, disasterId, given);
    await store.insertDate(tx, {
      ...given,
      disasterId,
      version: (last?.version ?? 0) + 1,
      enteredBy: who.id,
      createdAt: at,
    });
    return {
      action: 'disaster.date-set',
      subjectId: disasterId,
      detail: `${disaster.name}: ${given.subject}`,
      before: shownDate(last),
      after: { day: given.day, link: given.link },
    };
  });

export const withdrawDate = (
  deps: DisasterDeps,
  who: Requester,
  disasterId: string,
  which: { kind: 'event' | 'published'; subject: string },
) =>
  change(deps, who, async (tx, at) => {
    const { disaster, last } = await lastDate(tx, disasterId, which);
    if (!last || last.isWithdrawn) throw new AppError('not_found', say().recoveryErrors.noSuchFact);
    const { id: _id, ...same } = last;
    await store.insertDate(tx, {
      ...same,
      version: last.version + 1,
      isWithdrawn: true,
      enteredBy: who.id,
      createdAt: at,
    });
    return {
      action: 'disaster.date-withdrawn',
      subjectId: disasterId,
      detail: `${disaster.name}: ${which.subject}`,
      before: shownDate(last),
      after: { day: null, link: null },
    };
  });

/** The rules are Californian, so days are counted in California's time zone. */
export const checkRule = (deps: DisasterDeps, who: Requester, clockId: string) =>
  change(deps, who, async (tx, at) => {
    if (![...CLOCKS, ...GUIDE_RULES].some(({ id }) => id === clockId))
      throw new AppError('not_found', say().recoveryErrors.unknownSubject);
    const checkedOn = dayAt('CA', at);
    const before = (await store.lastChecks(tx)).get(clockId) ?? null;
    await store.insertCheck(tx, { clockId, checkedOn, checkedBy: who.id, createdAt: at });
    return {
      action: 'recovery-rule.checked',
      subjectId: null,
      detail: clockId,
      before: { checkedOn: before },
      after: { checkedOn },
    };
  });
