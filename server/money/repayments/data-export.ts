import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as store from './store.ts';

/** What this person owes or owed, with every entry and payment. */
export async function exportRepayments({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const account = await store.findAccountOf(db, person.id);
  return {
    tables: {
      repayment_accounts: account ? [plainRow(account)] : [],
      repayment_advances: account ? (await store.advancesOf(db, account.id)).map(plainRow) : [],
      repayment_entries: account ? (await store.entriesOf(db, account.id)).map(plainRow) : [],
      repayments: (await store.repaymentsOfPerson(db, person.id)).map(plainRow),
    },
  };
}
