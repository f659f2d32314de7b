import type { HomeCipher } from '#server/core/sealing/sealing.ts';
import { type ExportPart, plainRow } from '#server/platform/export-part.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openDetails, openWords } from './sealed.ts';
import * as store from './store.ts';

/** The bookings of a home with what its household wrote. */
export async function exportBookings({ db }: Deps, cipher: HomeCipher): Promise<ExportPart> {
  const rows = await store.bookingsOfHome(db, cipher.homeId);
  const open = (words: Uint8Array | null) => (words ? openWords(cipher, words) : null);
  const [events, ratings] = [[] as object[], [] as object[]];
  for (const { id } of rows) {
    events.push(...(await store.eventsOf(db, id)).map((row) => plainRow({ ...row, words: open(row.words) })));
    ratings.push(...(await store.ratingsOf(db, id)).map((row) => plainRow({ ...row, words: open(row.words) })));
  }
  return {
    tables: {
      bookings: rows.map(({ details, doorCode: _code, ...row }) =>
        plainRow({ ...row, ...openDetails(cipher, details) }),
      ),
      booking_events: events,
      ratings,
      benefit_uses: (await store.usesOfHome(db, cipher.homeId)).map(plainRow),
    },
  } as ExportPart;
}
