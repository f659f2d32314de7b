import { seedCatalog, type BuiltInSku } from '#server/money/marketplace/marketplace.ts';
import type { Db } from '#server/platform/db.ts';

/** What a household needs to return home. The dashboard shows the first one. */
export const SKUS: readonly BuiltInSku[] = [
  {
    key: 'lumber-drywall',
    name: 'Lumber & Drywall',
    description:
      'A materials voucher for framing lumber, drywall and fasteners at a partner yard. Pick up, or have it delivered within 30 miles.',
    pointsCost: 250,
    priceCents: 12_500,
    category: 'rebuild',
    memberLimit: 4,
  },
  {
    key: 'contractor-visit',
    name: 'Contractor Assessment',
    description:
      'A licensed general contractor walks the house with you and writes down what must be repaired first, with photos your insurer can use.',
    pointsCost: 400,
    priceCents: 19_900,
    category: 'rebuild',
    memberLimit: 2,
  },
  {
    key: 'smoke-cleaning-kit',
    name: 'Smoke & Ash Cleaning Kit',
    description:
      'N95 masks, gloves, HEPA vacuum bags, dry soot sponges and a cleaning guide, for the first careful hours back at home.',
    pointsCost: 100,
    priceCents: 4_900,
    category: 'supplies',
  },
  {
    key: 'debris-haul',
    name: 'Debris Removal',
    description:
      'A 10-yard container for seven days, delivered and hauled away. Not for ash or asbestos: counties collect those themselves.',
    pointsCost: 600,
    priceCents: 34_900,
    category: 'rebuild',
    stock: 40,
    memberLimit: 1,
  },
  {
    key: 'air-cleaner',
    name: 'HEPA Air Cleaner',
    description:
      'A portable air cleaner for one large room, with a spare filter. Keeps one room of the house breathable on smoke days.',
    pointsCost: 350,
    priceCents: 16_900,
    category: 'supplies',
    stock: 120,
    memberLimit: 2,
  },
  {
    key: 'water-heater-straps',
    name: 'Quake Straps Kit',
    description:
      'Straps for a water heater and four pieces of tall furniture, with anchors and instructions. An hour of work with a drill.',
    pointsCost: 80,
    priceCents: 3_900,
    category: 'supplies',
  },
  {
    key: 'ember-vents',
    name: 'Ember-Resistant Vent Covers',
    description:
      'Six covers of 1/8-inch corrosion-resistant metal mesh for attic and crawl space vents, cut to common sizes.',
    pointsCost: 180,
    priceCents: 8_900,
    category: 'rebuild',
  },
  {
    key: 'power-station',
    name: 'Backup Power for a Week',
    description:
      'A 1 kWh battery station on loan for seven days, delivered during a public safety power shutoff. Runs a CPAP or a refrigerator.',
    pointsCost: 450,
    priceCents: 0,
    category: 'supplies',
    stock: 8,
    memberLimit: 1,
  },
  {
    key: 'document-scan',
    name: 'Papers Scanned for You',
    description:
      'Send up to 200 pages in a tracked, insured box. They come back with a scan of every page for your HomeVault.',
    pointsCost: 150,
    priceCents: 7_500,
    category: 'paperwork',
  },
  {
    key: 'claim-hour',
    name: 'Claim Help, One Hour',
    description:
      'An hour by phone with an advisor who goes through your policy and your inventory with you before you talk to the adjuster.',
    pointsCost: 300,
    priceCents: 14_900,
    category: 'paperwork',
    memberLimit: 3,
  },
  {
    key: 'pet-boarding',
    name: 'Pet Boarding, Three Nights',
    description:
      'Three nights for one dog or cat at a partner kennel or veterinary clinic, when your hotel cannot take animals.',
    pointsCost: 200,
    priceCents: 9_900,
    category: 'care',
  },
  {
    key: 'storage-month',
    name: 'Storage for a Month',
    description:
      'A 10 by 10 foot unit at a partner site for one month, for what you save from the house while it is repaired.',
    pointsCost: 320,
    priceCents: 0,
    category: 'stay',
    stock: 30,
    memberLimit: 3,
  },
  {
    key: 'hotel-night',
    name: 'Extra Hotel Night',
    description:
      'One more night at a partner hotel at the member rate, after the nights of your plan are used. Breakfast included where the hotel has one.',
    pointsCost: 500,
    priceCents: 15_900,
    category: 'stay',
    stock: 60,
    memberLimit: 4,
  },
  {
    key: 'rental-search',
    name: 'Furnished Rental Search',
    description:
      'A relocation agent sends you five furnished homes near your school or work, checks that they are real, and arranges the viewings.',
    pointsCost: 220,
    priceCents: 9_900,
    category: 'stay',
    memberLimit: 1,
  },
  {
    key: 'meals-week',
    name: 'Dinners for a Week',
    description:
      'Seven dinners for a family of four, delivered to where you are staying. Vegetarian, halal and allergy menus on request.',
    pointsCost: 240,
    priceCents: 11_900,
    category: 'care',
    memberLimit: 2,
  },
  {
    key: 'child-care-day',
    name: 'Child Care for a Day',
    description:
      'Up to eight hours for two children at a licensed partner center, for the day of the adjuster or the move.',
    pointsCost: 220,
    priceCents: 9_500,
    category: 'care',
    memberLimit: 5,
  },
  {
    key: 'tutor-hours',
    name: 'Online Tutor, Four Hours',
    description:
      'Four hours with a tutor by video while school is closed or far away. Any subject from first grade to high school.',
    pointsCost: 160,
    priceCents: 8_000,
    category: 'care',
  },
  {
    key: 'pet-go-bag',
    name: 'Pet Go-Bag',
    description:
      'A carrier bag with three days of food, a bowl, a leash, a tag you can write on and a card for vaccination records.',
    pointsCost: 90,
    priceCents: 4_200,
    category: 'care',
  },
  {
    key: 'ride-out',
    name: 'Ride Out of the Zone',
    description:
      'A prepaid ride of up to 40 miles for four people and their pets. A wheelchair van where you ask for one.',
    pointsCost: 180,
    priceCents: 8_500,
    category: 'travel',
    memberLimit: 2,
  },
  {
    key: 'rental-car',
    name: 'Rental Car, Three Days',
    description:
      'A mid-size car for three days with unlimited miles, when yours stayed behind or was lost. Picked up within 25 miles.',
    pointsCost: 380,
    priceCents: 18_900,
    category: 'travel',
    stock: 25,
    memberLimit: 1,
  },
  {
    key: 'fuel-card',
    name: 'Fuel Card',
    description:
      'A $40 card for fuel or charging, sent to your phone. Works at most stations in California, Nevada and Arizona.',
    pointsCost: 160,
    priceCents: 0,
    category: 'travel',
    memberLimit: 2,
  },
  {
    key: 'moving-half-day',
    name: 'Movers for Half a Day',
    description:
      'Two movers and a truck for four hours within one county, for what goes to storage or to the next address.',
    pointsCost: 420,
    priceCents: 26_000,
    category: 'travel',
    stock: 15,
    memberLimit: 1,
  },
  {
    key: 'architect-hour',
    name: 'Rebuild Consultation',
    description:
      'An hour with a licensed architect who knows wildfire building code (Chapter 7A), with a written list of next steps.',
    pointsCost: 360,
    priceCents: 17_500,
    category: 'rebuild',
    memberLimit: 2,
  },
  {
    key: 'permit-check',
    name: 'Permit Check',
    description:
      'We find out which permits your county wants for the repair, fill in the forms with you, and file them.',
    pointsCost: 280,
    priceCents: 13_500,
    category: 'paperwork',
  },
  {
    key: 'policy-review',
    name: 'Policy Review',
    description:
      'A licensed advisor reads your policy before fire season and tells you in plain words what it would not pay for.',
    pointsCost: 120,
    priceCents: 0,
    category: 'paperwork',
    memberLimit: 1,
  },
  {
    key: 'alarms',
    name: 'Smoke & CO Alarms, Set of Three',
    description:
      'Three combined alarms with ten-year sealed batteries and the screws to mount them. They link to each other by radio.',
    pointsCost: 140,
    priceCents: 6_900,
    category: 'supplies',
  },
  {
    key: 'go-bag-two',
    name: 'Go-Bag for Two',
    description:
      'Food, water, light, radio, masks, first aid and copies pouch for two people and three days, in two backpacks.',
    pointsCost: 260,
    priceCents: 12_900,
    category: 'supplies',
    stock: 90,
    memberLimit: 2,
  },
  {
    key: 'water-barrel',
    name: 'Water for Two Weeks',
    description:
      'A 55-gallon food-grade barrel with a pump and purifier: a gallon a day for four people for almost two weeks.',
    pointsCost: 170,
    priceCents: 8_900,
    category: 'supplies',
    stock: 5,
    memberLimit: 2,
  },
];

/** The catalog, seeded in every mode. Idempotent. */
export const seedSkus = (db: Db): Promise<void> => seedCatalog(db, SKUS);
