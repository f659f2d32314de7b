import type { BlockInput, HotelInput } from '#contract/emergency/lodging.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockName } from '#server/platform/locks.ts';
import { daysAfter, nightOf } from './nights.ts';
import * as partners from './partner-store.ts';

export type SampleHotel = HotelInput & { blocks: readonly (BlockInput & { capacity: number })[] };

/** How many days ahead the demo hotels have rooms. */
const SAMPLE_NIGHTS = 45;

/** Creates the demo hotels once; later runs only add missing nights and street addresses. */
export async function seedDemoHotels(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotels: () => readonly SampleHotel[],
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockName(tx, 'lodging:samples');
    if (!(await partners.isAnySample(tx))) {
      // Includes yesterday, because its night lasts until 5 AM.
      const from = daysAfter(nightOf(at), -1);
      for (const { blocks, ...hotel } of hotels()) {
        const times = { createdAt: at, updatedAt: at };
        const { id: hotelId } = await partners.insertHotel(tx, { ...hotel, ...times, isSample: true });
        for (const { capacity, ...block } of blocks) {
          const { id: blockId } = await partners.insertBlock(tx, { ...block, hotelId, createdAt: at });
          await partners.putNights(tx, { blockId, from, to: from, capacity });
        }
      }
    } else await partners.addressSamples(tx, hotels());
    await addSampleNights(tx, at);
  });
}

export const addSampleNights = (db: Parameters<typeof partners.extendSampleNights>[0], at: Date) =>
  partners.extendSampleNights(db, daysAfter(nightOf(at), SAMPLE_NIGHTS));
