import type { BlockInput, HotelInput } from '#contract/emergency/lodging.ts';
import { PartnerListing } from '#contract/outreach/partners.ts';
import { insertSamples } from '#server/outreach/partners/partners.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lockNameForSeeding } from '#server/platform/locks.ts';
import { daysAfter, nightOf } from './nights.ts';
import * as partners from './partner-store.ts';

export type SampleHotel = HotelInput & { blocks: readonly (BlockInput & { capacity: number })[] };

/** How many days ahead the demo hotels have rooms. */
const SAMPLE_NIGHTS = 45;

/** Creates the demo hotels once; later runs only add missing nights. */
export async function seedDemoHotels(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  hotels: () => readonly SampleHotel[],
): Promise<void> {
  const at = clock.now();
  await db.transaction(async (tx) => {
    await lockNameForSeeding(tx, 'lodging:samples');
    if (!(await partners.isAnySample(tx))) {
      // Includes yesterday, because its night lasts until 5 AM.
      const from = daysAfter(nightOf(at), -1);
      const samples = hotels();
      const made = await insertSamples(
        tx,
        samples.map(({ blocks: _blocks, stars: _stars, state, ...place }) => ({
          ...place,
          kind: 'hotel',
          stateCode: state,
          listing: PartnerListing.parse({ networkStatus: 'in_network' }),
        })),
        at,
      );
      const idOf = new Map(made.map(({ id, name }) => [name, id]));
      for (const { name, blocks, stars } of samples) {
        const hotelId = idOf.get(name) ?? '';
        await partners.insertHotel(tx, hotelId, stars);
        for (const { capacity, ...block } of blocks) {
          const { id: blockId } = await partners.insertBlock(tx, { ...block, hotelId, createdAt: at });
          await partners.putNights(tx, { blockId, from, to: from, capacity });
        }
      }
    }
    await addSampleNights(tx, at);
  });
}

export const addSampleNights = (db: Parameters<typeof partners.extendSampleNights>[0], at: Date) =>
  partners.extendSampleNights(db, daysAfter(nightOf(at), SAMPLE_NIGHTS));
