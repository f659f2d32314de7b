import type { z } from 'zod';
import type * as contract from '#contract/office/statements.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { nightOf } from '#server/emergency/lodging/lodging.ts';
import { partnersById } from '#server/outreach/partners/partners.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Queryable } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';
import type { Deps } from '#server/ports/deps.ts';
import { owedByPartner } from './billing-store.ts';
import { lastDay } from './drawing.ts';
import { entriesOf } from './entries.ts';
import { linksOf } from './links.ts';
import * as store from './store.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;
type View = z.input<typeof contract.Statement>;

export const listStatements = (
  { db }: Pick<Deps, 'db'>,
  query: z.output<typeof contract.listStatements.query>,
) => store.statementPage(db, query);

/** A statement with its entries and history. */
export async function readStatement(
  db: Queryable,
  reader: { id: string },
  statementId: string,
): Promise<View> {
  const statement = await store.findStatement(db, statementId);
  if (!statement) throw new AppError('not_found', say().statementErrors.noSuchStatement);
  const {
    madeBy,
    approvedBy,
    paidBy,
    movedBy: _movedBy,
    reminders: _reminders,
    sentAt: _sentAt,
    ...rest
  } = statement;
  const people = await peopleById(
    db,
    [madeBy, approvedBy, paidBy].filter((id) => id !== null),
  );
  const someone = (id: string | null) =>
    id === null ? null : { name: people.get(id)?.name ?? null, isYou: id === reader.id };
  return {
    ...rest,
    entries: entriesOf(await store.linesOf(db, statementId)),
    sentTo: (await linksOf(db, statementId)).map(({ email, createdAt, mail }) => ({
      email,
      at: createdAt,
      mail,
    })),
    madeBy: someone(madeBy),
    approvedBy: someone(approvedBy),
    paidBy: someone(paidBy),
  };
}

export async function listOwed({ db, clock }: ListDeps): Promise<z.input<typeof contract.listOwed.reply>> {
  const now = clock.now();
  const owed = await owedByPartner(db, { tonight: nightOf(now) });
  const known = await partnersById(
    db,
    owed.map(({ partnerId }) => partnerId),
  );
  return {
    through: lastDay(now),
    rows: owed.flatMap((row) => {
      const partner = known.get(row.partnerId);
      return partner ? [{ ...row, partner: partner.name, partnerKind: partner.kind }] : [];
    }),
  };
}

const ROWS_AT_ONCE = 200;
const dollars = (cents: number | null) => (cents === null ? null : (cents / 100).toFixed(2));

/** Every line of the statements that match, for the accounting program. It has no names of guests. */
export async function exportStatements(
  { db, clock }: ListDeps,
  staff: Pick<Member, 'id' | 'device'>,
  query: store.Query,
): Promise<FileReply> {
  const now = clock.now();
  const rows = await store.countStatements(db, query);
  await recordExport(db, staff, { at: now, list: 'statements', query, rows });
  const words = say();
  const { statementWords: w, bookingWords } = words;
  async function* cells() {
    for await (const statement of everyRow((after) =>
      store.statementPage(db, { ...query, after, limit: ROWS_AT_ONCE }),
    ))
      for (const line of await store.linesOf(db, statement.id))
        yield [
          statement.number,
          statement.partner,
          w.states[statement.state],
          statement.through,
          statement.theirNumber,
          line.day,
          line.bookingKind ? bookingWords.kinds[line.bookingKind] : w.kinds[line.kind],
          line.ref,
          line.units,
          dollars(line.rateCents),
          dollars(line.cents),
          w.payers[line.payer],
          line.note,
          line.incidentId,
          statement.paidOn,
          statement.reference,
        ];
  }
  return csvFile(`statements-${now.toISOString().slice(0, 10)}.csv`, words.exportHeaders.statements, cells());
}
