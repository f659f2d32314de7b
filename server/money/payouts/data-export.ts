import type { Deps } from '#server/ports/deps.ts';
import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import * as cardStore from './card-store.ts';
import * as store from './store.ts';

/** Debit cards by name, this person's emergency cash, and its ledger entries. */
export async function exportPayouts({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  return {
    tables: {
      payout_cards: (await cardStore.cardsOfPerson(db, person.id)).map(plainRow),
      payouts: (await store.payoutsOfPerson(db, person.id)).map(plainRow),
      cash_ledger: (await store.entriesOfPerson(db, person.id)).map(plainRow),
    },
  };
}
