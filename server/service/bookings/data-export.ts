import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, type ExportRow, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { paymentsOf } from './payment-store.ts';
import { openDetails, openWords } from './sealed.ts';
import * as store from './store.ts';
import { supplyPlanOf } from './supplies.ts';

/** The bookings of a home, with what its household wrote. */
export async function exportBookings({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const rows = await store.bookingsOfHome(db, cipher.homeId);
  const open = (words: Uint8Array | null) => (words ? openWords(cipher, words) : null);
  const [events, ratings, payments]: [ExportRow[], ExportRow[], ExportRow[]] = [[], [], []];
  for (const { id } of rows) {
    events.push(...(await store.eventsOf(db, id)).map((row) => plainRow({ ...row, words: open(row.words) })));
    payments.push(...(await paymentsOf(db, id)).map(plainRow));
    ratings.push(
      ...(await store.ratingsOf(db, id)).map((row) => plainRow({ ...row, words: open(row.words) })),
    );
  }
  const supplies = await supplyPlanOf(db, cipher);
  return {
    tables: {
      bookings: rows.map(({ details, doorCode: _code, ...row }) =>
        plainRow({ ...row, ...openDetails(cipher, details) }),
      ),
      booking_events: events,
      booking_payments: payments,
      ratings,
      supply_plans: supplies ? [plainRow(supplies)] : [],
      benefit_checks: (await store.checksOfHome(db, cipher.homeId)).map(plainRow),
      benefit_uses: (await store.usesOfHome(db, cipher.homeId)).map(plainRow),
    },
  };
}
