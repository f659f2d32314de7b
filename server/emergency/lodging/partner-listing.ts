import type { z } from 'zod';
import type { exportHotels, listHotels } from '#contract/emergency/lodging.ts';
import { recordExport } from '#server/core/audit/audit.ts';
import { csvFile } from '#server/platform/csv-writing.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { everyRow } from '#server/platform/paging.ts';
import type { Member } from '#server/platform/route.ts';
import { nightOf } from './nights.ts';
import * as partners from './partner-store.ts';
import { toHotel } from './to-contract.ts';
import { say } from '#server/platform/say.ts';

type ListDeps = Pick<Deps, 'db' | 'clock'>;
type Query = z.output<typeof listHotels.query>;

const NONE = { blocks: 0, capacity: 0, free: 0 };

async function pageOf({ db, clock }: ListDeps, query: Query) {
  const { rows, ...page } = await partners.hotelPage(db, query);
  const ids = rows.map(({ id }) => id);
  const tonight = nightOf(clock.now());
  const sums = new Map((await partners.sumsOf(db, ids, tonight)).map((sum) => [sum.hotelId, sum]));
  return {
    ...page,
    rows: rows.map((hotel) => {
      const { blocks, capacity, free } = sums.get(hotel.id) ?? NONE;
      return { ...toHotel(hotel, tonight), blocks, tonight: { capacity, free } };
    }),
  };
}

/** A page of partner hotels, with tonight's free rooms. */
export const listPartners = async (deps: ListDeps, query: Query) => ({
  ...(await pageOf(deps, query)),
  states: await partners.statesWithHotels(deps.db),
});

const ROWS_AT_ONCE = 500;

/** Exports all matches as a file. The audit entry is written before the first row is sent. */
export async function exportPartners(
  deps: ListDeps,
  admin: Pick<Member, 'id' | 'device'>,
  query: z.output<typeof exportHotels.query>,
): Promise<FileReply> {
  const now = deps.clock.now();
  const rows = await partners.countHotels(deps.db, query);
  await recordExport(deps.db, admin, { at: now, list: 'partners', query, rows });
  const found = everyRow((after) => pageOf(deps, { ...query, after, limit: ROWS_AT_ONCE }));
  async function* cells() {
    for await (const hotel of found)
      yield [
        hotel.name,
        hotel.address,
        hotel.city,
        hotel.state,
        hotel.zip,
        hotel.stars,
        hotel.phone,
        hotel.isActive && hotel.isFit ? 'yes' : 'no',
        hotel.blocks,
        hotel.tonight.capacity,
        hotel.tonight.free,
      ];
  }
  return csvFile(`partners-${now.toISOString().slice(0, 10)}.csv`, say().exportHeaders.partners, cells());
}
