import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { seedDemoHotels, type SampleHotel } from '#server/emergency/lodging/samples.ts';
import type { Deps } from '#server/ports/deps.ts';

type Line = readonly [zip: string, name: string, stars: number, rooms: number, traits?: string];

/**
 * The demo's hotels, across California, Nevada and Arizona. None is a real business: names are made up, phone
 * numbers are from the range reserved for fiction, and each is placed at the center of its town. Traits: p
 * accepts pets, b has backup power, a has step-free rooms.
 */
const LINES: readonly Line[] = [
  // North
  ['95928', 'Almond Row House', 4, 60, 'pba'],
  ['96080', 'Tehama Bend Lodge', 3, 34, 'p'],
  ['96001', 'Shasta View Rooms', 3, 72, 'pba'],
  ['96130', 'Lassen Gate Lodge', 3, 24, 'p'],
  ['95501', 'Humboldt Quay House', 4, 40, 'ba'],
  ['95437', 'Noyo Cove Rooms', 3, 26, 'p'],
  ['95482', 'Ukiah Vineyard Rooms', 3, 44, 'pba'],
  ['95451', 'Konocti Shore Lodge', 3, 30, 'pb'],
  ['95404', 'Santa Rosa Creekside House', 4, 58, 'pba'],
  ['95403', 'Fountain Trail Suites', 3, 66, 'pba'],
  ['94952', 'Petaluma River House', 4, 70, 'pba'],
  ['94559', 'Napa Mill Suites', 4, 64, 'ba'],
  ['94901', 'San Rafael Mission Rooms', 3, 48, 'pba'],
  ['95687', 'Vacaville Orchard Suites', 3, 80, 'pba'],
  ['95901', 'Feather Bend House', 3, 36, 'p'],
  ['95945', 'Empire Pine Lodge', 3, 32, 'pb'],
  ['95603', 'Auburn Ravine Rooms', 3, 40, 'pba'],
  ['95661', 'Roseville Oaks Suites', 4, 90, 'pba'],
  ['95667', 'Hangtown Hill House', 3, 38, 'p'],
  ['95814', 'Capitol Elm Suites', 4, 120, 'ba'],
  ['96161', 'Truckee Summit Lodge', 4, 42, 'pb'],
  // Bay and coast
  ['94588', 'Pleasanton Arroyo Suites', 4, 84, 'pba'],
  ['94538', 'Fremont Bayline Rooms', 3, 76, 'ba'],
  ['95113', 'San Jose Guadalupe House', 4, 110, 'pba'],
  ['95060', 'Santa Cruz Redwood Rooms', 3, 36, 'p'],
  ['93940', 'Monterey Cypress House', 4, 52, 'pba'],
  ['93401', 'San Luis Oak Rooms', 3, 46, 'pba'],
  ['93101', 'Santa Barbara Terrace House', 4, 54, 'ba'],
  // Valley and Sierra
  ['95376', 'Tracy Crossing Suites', 3, 62, 'pba'],
  ['95354', 'Modesto Arch Rooms', 3, 50, 'pb'],
  ['95340', 'Merced Gate Lodge', 3, 44, 'p'],
  ['93721', 'Fresno Tower Suites', 3, 88, 'pba'],
  ['93277', 'Visalia Sequoia House', 3, 56, 'pba'],
  ['93257', 'Porterville Foothill Rooms', 2, 30, 'p'],
  ['93301', 'Bakersfield Kern House', 3, 78, 'pba'],
  ['93561', 'Tehachapi Loop Lodge', 3, 28, 'p'],
  ['93514', 'Bishop Creek Lodge', 3, 34, 'pb'],
  ['93546', 'Minaret Pines Lodge', 4, 40, 'p'],
  // South
  ['93030', 'Oxnard Strand Suites', 3, 68, 'pba'],
  ['91320', 'Conejo Ridge Rooms', 3, 54, 'pba'],
  ['93065', 'Simi Arroyo House', 3, 42, 'pb'],
  ['91355', 'Valencia Paseo Suites', 4, 86, 'pba'],
  ['93534', 'Lancaster Poppy Rooms', 3, 60, 'pba'],
  ['91502', 'Burbank Olive Suites', 4, 96, 'ba'],
  ['91101', 'Pasadena Jacaranda House', 4, 92, 'pba'],
  ['90045', 'Westchester Runway Suites', 4, 140, 'pba'],
  ['90802', 'Long Beach Pike House', 4, 104, 'pba'],
  ['92805', 'Anaheim Grove Suites', 3, 130, 'pba'],
  ['92618', 'Irvine Spectrum Rooms', 4, 98, 'ba'],
  ['91761', 'Ontario Vineyard Suites', 3, 118, 'pba'],
  ['92501', 'Riverside Citrus House', 4, 74, 'pba'],
  ['92401', 'San Bernardino Arrow Rooms', 2, 48, 'p'],
  ['92373', 'Redlands Orange House', 3, 44, 'pba'],
  ['92311', 'Barstow Mojave Rooms', 3, 64, 'p'],
  ['92262', 'Palm Springs Tahquitz House', 4, 66, 'pba'],
  ['92024', 'Encinitas Bluff Rooms', 3, 38, 'p'],
  ['92020', 'El Cajon Valley Suites', 3, 58, 'pba'],
  ['92101', 'San Diego Lantern House', 4, 112, 'pba'],
  // Nevada and Arizona
  ['89501', 'Reno Truckee House', 4, 122, 'pba'],
  ['89701', 'Carson Sage Rooms', 3, 54, 'pba'],
  ['89406', 'Fallon Oasis Rooms', 3, 32, 'p'],
  ['89101', 'Las Vegas Mesquite Suites', 4, 150, 'pba'],
  ['89052', 'Henderson Mesa House', 4, 94, 'pba'],
  ['86401', 'Kingman Butte Rooms', 3, 46, 'p'],
  ['86301', 'Prescott Granite House', 3, 52, 'pba'],
  ['86001', 'Flagstaff Aspen Lodge', 4, 70, 'pba'],
  ['85364', 'Yuma Crossing Rooms', 3, 48, 'pb'],
  ['85001', 'Phoenix Palo Verde Suites', 4, 136, 'pba'],
  ['85201', 'Mesa Saguaro Suites', 3, 90, 'pba'],
  ['85701', 'Tucson Ocotillo House', 4, 82, 'pba'],
];

const dollars = (n: number): number => n * 100;

/** Most rooms are for families; some are smaller, some have backup power, a few are step-free. */
function blocksOf(rooms: number, stars: number, traits: string): SampleHotel['blocks'] {
  const has = (trait: string) => traits.includes(trait);
  const rate = dollars(79 + 30 * (stars - 2));
  const family = { kind: 'standard', sleeps: 4, takesPets: has('p'), hasBackupPower: false } as const;
  return [
    { ...family, memberRateCents: rate, capacity: Math.round(rooms * 0.5) },
    {
      ...family,
      sleeps: 2,
      takesPets: false,
      hasBackupPower: has('b'),
      memberRateCents: rate - dollars(10),
      capacity: Math.round(rooms * 0.3),
    },
    ...(has('b')
      ? [{ ...family, hasBackupPower: true, memberRateCents: rate, capacity: Math.round(rooms * 0.12) }]
      : []),
    ...(has('a')
      ? [
          {
            kind: 'accessible' as const,
            sleeps: 3,
            takesPets: has('p'),
            hasBackupPower: has('b'),
            memberRateCents: rate,
            capacity: Math.max(3, Math.round(rooms * 0.08)),
          },
        ]
      : []),
  ];
}

/** Created on demand: the gazetteer loads when a server starts, not when the module is imported. */
export const sampleHotels = (): SampleHotel[] =>
  LINES.map(([zip, name, stars, rooms, traits = ''], n) => {
    const place = gazetteer().zip(zip);
    if (!place) throw new Error(`there is no ZIP code ${zip}`);
    return {
      name,
      address: 'In the center of town',
      city: place.city.name,
      state: place.city.state,
      zip,
      lat: place.lat,
      lng: place.lng,
      stars,
      phone: `+1${{ CA: '530', NV: '775', AZ: '602' }[place.city.state] ?? '530'}55501${String(n).padStart(2, '0')}`,
      blocks: blocksOf(rooms, stars, traits),
    };
  });

/** The demo's partner hotels, with rooms for the coming weeks. Rerunning only adds missing nights. */
export const seedHotels = (deps: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  seedDemoHotels(deps, sampleHotels);
