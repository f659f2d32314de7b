import { plantCatalogue, type BuiltInSku } from '#server/marketplace/marketplace.ts';
import type { Db } from '#server/platform/db.ts';

/** What a household needs to come home again. The first is the one the dashboard shows. */
export const SKUS: readonly BuiltInSku[] = [
  {
    key: 'lumber-drywall',
    name: 'Lumber & Drywall',
    description:
      'A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered within 30 miles.',
    pointsCost: 250,
    priceCents: 12_500,
  },
  {
    key: 'contractor-visit',
    name: 'Contractor Assessment',
    description:
      'A licensed general contractor walks the house with you and writes down what must be repaired first, with photos your insurer can use.',
    pointsCost: 400,
    priceCents: 19_900,
  },
  {
    key: 'smoke-cleaning-kit',
    name: 'Smoke & Ash Cleaning Kit',
    description:
      'N95 masks, gloves, HEPA vacuum bags, dry soot sponges and a cleaning guide, for the first careful hours back at home.',
    pointsCost: 100,
    priceCents: 4_900,
  },
  {
    key: 'debris-haul',
    name: 'Debris Removal',
    description:
      'A 10-yard container for seven days, delivered and hauled away. Not for ash or asbestos: counties collect those themselves.',
    pointsCost: 600,
    priceCents: 34_900,
  },
  {
    key: 'air-cleaner',
    name: 'HEPA Air Cleaner',
    description:
      'A portable air cleaner for one large room, with a spare filter. Keeps one room of the house breathable on smoke days.',
    pointsCost: 350,
    priceCents: 16_900,
  },
  {
    key: 'water-heater-straps',
    name: 'Quake Straps Kit',
    description:
      'Straps for a water heater and four pieces of tall furniture, with anchors and instructions. An hour of work with a drill.',
    pointsCost: 80,
    priceCents: 3_900,
  },
  {
    key: 'ember-vents',
    name: 'Ember-Resistant Vent Covers',
    description:
      'Six covers of 1/8-inch corrosion-resistant metal mesh for attic and crawl space vents, cut to common sizes.',
    pointsCost: 180,
    priceCents: 8_900,
  },
  {
    key: 'power-station',
    name: 'Backup Power for a Week',
    description:
      'A 1 kWh battery station on loan for seven days, delivered during a public safety power shutoff. Runs a CPAP or a refrigerator.',
    pointsCost: 450,
    priceCents: 0,
  },
  {
    key: 'document-scan',
    name: 'Papers Scanned for You',
    description:
      'Send up to 200 pages in a tracked, insured box. They come back with a scan of every page for your HomeVault.',
    pointsCost: 150,
    priceCents: 7_500,
  },
  {
    key: 'claim-hour',
    name: 'Claim Help, One Hour',
    description:
      'An hour by phone with an advisor who goes through your policy and your inventory with you before you talk to the adjuster.',
    pointsCost: 300,
    priceCents: 14_900,
  },
  {
    key: 'pet-boarding',
    name: 'Pet Boarding, Three Nights',
    description:
      'Three nights for one dog or cat at a partner kennel or veterinary clinic, when your hotel cannot take animals.',
    pointsCost: 200,
    priceCents: 9_900,
  },
  {
    key: 'storage-month',
    name: 'Storage for a Month',
    description:
      'A 10 by 10 foot unit at a partner site for one month, for what you save from the house while it is repaired.',
    pointsCost: 320,
    priceCents: 0,
  },
];

/** The catalogue, in every mode. Running it again changes nothing. */
export const seedSkus = (db: Db): Promise<void> => plantCatalogue(db, SKUS);
