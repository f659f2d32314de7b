import type { z } from 'zod';
import type { exportPartners, listPartners } from '#contract/outreach/partner-calls.ts';
import type { NewPartner, PartnerInput } from '#contract/outreach/partners.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { lockName } from '#server/platform/locks.ts';
import { everyRow } from '#server/platform/paging.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changeLocked, recordChange, type PartnerDeps, type Staff, type View } from './change-locked.ts';
import { dayIn } from './fitness.ts';
import * as store from './store.ts';
import { toRow, viewPartner } from './to-contract.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;
type Query = z.output<typeof listPartners.query>;

/** Lists compare with the day in California; a partner's own page uses its own time zone. */
const todayOf = (now: Date) => dayIn(timeZoneOf('CA'), now);

async function pageOf({ db, clock }: ListDeps, query: Query) {
  const now = clock.now();
  const { rows, ...page } = await store.partnerPage(db, query, todayOf(now));
  return { ...page, rows: (await store.fitFactsOf(db, rows)).map((row) => toRow(row, now)) };
}

export const listRegister = (deps: ListDeps, query: Query) => pageOf(deps, query);

const ROWS_AT_ONCE = 500;

/** Exports all matches as a file. The audit entry is written before the first row is sent. */
export async function exportRegister(
  deps: ListDeps,
  staff: Staff,
  query: z.output<typeof exportPartners.query>,
): Promise<FileReply> {
  const now = deps.clock.now();
  const rows = await store.countPartners(deps.db, query, todayOf(now));
  await recordExport(deps.db, staff, { at: now, list: 'register', query, rows });
  const found = everyRow((after) => pageOf(deps, { ...query, after, limit: ROWS_AT_ONCE }));
  const words = say();
  async function* cells() {
    for await (const row of found)
      yield [
        words.partnerWords.kinds[row.kind],
        row.name,
        row.address,
        row.city,
        row.stateCode,
        row.zip,
        row.phone,
        words.partnerWords.states[row.state],
        row.fitUntil ?? '',
        row.isUsable ? words.partnerWords.yes : words.partnerWords.no,
        row.isSample ? words.partnerWords.yes : words.partnerWords.no,
      ];
  }
  return csvFile(`register-${now.toISOString().slice(0, 10)}.csv`, words.exportHeaders.register, cells());
}

export const readPartner = ({ db, clock }: ListDeps, staff: Staff, partnerId: string): Promise<View> =>
  viewPartner(db, { partnerId, now: clock.now(), readerId: staff.id });

/** Adds a candidate, unless there is one of the same name in the same town. */
export async function insertCandidate(
  tx: Tx,
  given: Omit<store.NewRow, 'timeZone' | 'state'>,
): Promise<store.PartnerRow> {
  await lockName(tx, `partner ${given.kind} ${given.name.toLowerCase()}`); // a double click then finds the first one
  if (await store.findNamesake(tx, given)) throw new AppError('conflict', say().partnersErrors.samePartner);
  return store.insertPartner(tx, { ...given, timeZone: timeZoneOf(given.stateCode) });
}

export const addPartner = ({ db, clock }: PartnerDeps, staff: Staff, given: NewPartner): Promise<View> =>
  db.transaction(async (tx) => {
    const at = clock.now();
    const { id, name, city } = await insertCandidate(tx, { ...given, createdAt: at, updatedAt: at });
    await recordChange(tx, staff, {
      at,
      action: 'partner.added',
      subjectId: id,
      detail: `${name}, ${city}`,
      before: null,
      after: given,
    });
    return viewPartner(tx, { partnerId: id, now: at, readerId: staff.id });
  });

export const changePartner = (deps: PartnerDeps, staff: Staff, partnerId: string, given: PartnerInput) =>
  changeLocked(deps, staff, partnerId, async (tx, before, at) => {
    await store.updatePartner(tx, partnerId, {
      ...given,
      timeZone: timeZoneOf(given.stateCode),
      editedAt: at,
      updatedAt: at,
    });
    const fields = Object.keys(given) as (keyof PartnerInput)[];
    return {
      action: 'partner.changed',
      detail: given.name,
      before: Object.fromEntries(fields.map((field) => [field, before[field]])),
      after: given,
    };
  });
