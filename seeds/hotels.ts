import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { seedDemoHotels, type SampleHotel } from '#server/emergency/lodging/samples.ts';
import type { Deps } from '#server/ports/deps.ts';

type Line = readonly [
  zip: string,
  name: string,
  address: string,
  stars: number,
  rooms: number,
  traits?: string,
];

/**
 * The demo's hotels, across California, Nevada and Arizona. None is a real business: names and
 * streets are made up, phone numbers are from the range reserved for fiction, and each is placed at the center of
 * its town. Traits: p
 * accepts pets, b has backup power, a has step-free rooms.
 */
const LINES: readonly Line[] = [
  // North
  ['95928', 'Almond Row House', '137 Almond Row', 4, 60, 'pba'],
  ['96080', 'Tehama Bend Lodge', '174 Tehama Bend Rd', 3, 34, 'p'],
  ['96001', 'Shasta View Rooms', '211 Shasta View Dr', 3, 72, 'pba'],
  ['96130', 'Lassen Gate Lodge', '248 Lassen Gate Rd', 3, 24, 'p'],
  ['95501', 'Humboldt Quay House', '285 Quay St', 4, 40, 'ba'],
  ['95437', 'Noyo Cove Rooms', '322 Noyo Cove Ln', 3, 26, 'p'],
  ['95482', 'Ukiah Vineyard Rooms', '359 Vineyard Row', 3, 44, 'pba'],
  ['95451', 'Konocti Shore Lodge', '396 Konocti Shore Rd', 3, 30, 'pb'],
  ['95404', 'Santa Rosa Creekside House', '433 Creekside Walk', 4, 58, 'pba'],
  ['95403', 'Fountain Trail Suites', '470 Fountain Trail', 3, 66, 'pba'],
  ['94952', 'Petaluma River House', '507 River Landing', 4, 70, 'pba'],
  ['94559', 'Napa Mill Suites', '544 Old Mill Ct', 4, 64, 'ba'],
  ['94901', 'San Rafael Mission Rooms', '581 Mission Bell Way', 3, 48, 'pba'],
  ['95687', 'Vacaville Orchard Suites', '618 Orchard Gate Dr', 3, 80, 'pba'],
  ['95901', 'Feather Bend House', '655 Feather Bend Rd', 3, 36, 'p'],
  ['95945', 'Empire Pine Lodge', '692 Empire Pine Rd', 3, 32, 'pb'],
  ['95603', 'Auburn Ravine Rooms', '729 Ravine Edge Rd', 3, 40, 'pba'],
  ['95661', 'Roseville Oaks Suites', '766 Nine Oaks Blvd', 4, 90, 'pba'],
  ['95667', 'Hangtown Hill House', '803 Hangtown Hill Rd', 3, 38, 'p'],
  ['95814', 'Capitol Elm Suites', '840 Elm Arcade', 4, 120, 'ba'],
  ['96161', 'Truckee Summit Lodge', '877 Summit Lantern Rd', 4, 42, 'pb'],
  // Bay and coast
  ['94588', 'Pleasanton Arroyo Suites', '914 Arroyo Terrace', 4, 84, 'pba'],
  ['94538', 'Fremont Bayline Rooms', '951 Bayline Dr', 3, 76, 'ba'],
  ['95113', 'San Jose Guadalupe House', '108 Guadalupe Arcade', 4, 110, 'pba'],
  ['95060', 'Santa Cruz Redwood Rooms', '145 Redwood Stair', 3, 36, 'p'],
  ['93940', 'Monterey Cypress House', '182 Cypress Lantern Ln', 4, 52, 'pba'],
  ['93401', 'San Luis Oak Rooms', '219 Lone Oak Row', 3, 46, 'pba'],
  ['93101', 'Santa Barbara Terrace House', '256 Upper Terrace St', 4, 54, 'ba'],
  // Valley and Sierra
  ['95376', 'Tracy Crossing Suites', '293 Crossing Gate Dr', 3, 62, 'pba'],
  ['95354', 'Modesto Arch Rooms', '330 Arch Walk', 3, 50, 'pb'],
  ['95340', 'Merced Gate Lodge', '367 Valley Gate Rd', 3, 44, 'p'],
  ['93721', 'Fresno Tower Suites', '404 Tower Walk', 3, 88, 'pba'],
  ['93277', 'Visalia Sequoia House', '441 Sequoia Gate Ave', 3, 56, 'pba'],
  ['93257', 'Porterville Foothill Rooms', '478 Foothill Bend', 2, 30, 'p'],
  ['93301', 'Bakersfield Kern House', '515 Kern Landing', 3, 78, 'pba'],
  ['93561', 'Tehachapi Loop Lodge', '552 Loop Summit Rd', 3, 28, 'p'],
  ['93514', 'Bishop Creek Lodge', '589 Creek Bend Rd', 3, 34, 'pb'],
  ['93546', 'Minaret Pines Lodge', '626 Minaret Pines Ln', 4, 40, 'p'],
  // South
  ['93030', 'Oxnard Strand Suites', '663 Strand Walk', 3, 68, 'pba'],
  ['91320', 'Conejo Ridge Rooms', '700 Conejo Ridge Ct', 3, 54, 'pba'],
  ['93065', 'Simi Arroyo House', '737 Arroyo Bend', 3, 42, 'pb'],
  ['91355', 'Valencia Paseo Suites', '774 Long Paseo', 4, 86, 'pba'],
  ['93534', 'Lancaster Poppy Rooms', '811 Poppy Row', 3, 60, 'pba'],
  ['91502', 'Burbank Olive Suites', '848 Olive Arcade', 4, 96, 'ba'],
  ['91101', 'Pasadena Jacaranda House', '885 Jacaranda Row', 4, 92, 'pba'],
  ['90045', 'Westchester Runway Suites', '922 Runway Edge Blvd', 4, 140, 'pba'],
  ['90802', 'Long Beach Pike House', '959 Pike Landing', 4, 104, 'pba'],
  ['92805', 'Anaheim Grove Suites', '116 Grove Gate Ave', 3, 130, 'pba'],
  ['92618', 'Irvine Spectrum Rooms', '153 Prism Walk', 4, 98, 'ba'],
  ['91761', 'Ontario Vineyard Suites', '190 Vineyard Gate Ave', 3, 118, 'pba'],
  ['92501', 'Riverside Citrus House', '227 Citrus Row', 4, 74, 'pba'],
  ['92401', 'San Bernardino Arrow Rooms', '264 Arrow Bend', 2, 48, 'p'],
  ['92373', 'Redlands Orange House', '301 Orange Blossom Row', 3, 44, 'pba'],
  ['92311', 'Barstow Mojave Rooms', '338 Mojave Bend', 3, 64, 'p'],
  ['92262', 'Palm Springs Tahquitz House', '375 Palm Lantern Way', 4, 66, 'pba'],
  ['92024', 'Encinitas Bluff Rooms', '412 Bluff Stair', 3, 38, 'p'],
  ['92020', 'El Cajon Valley Suites', '449 Valley Bend Ave', 3, 58, 'pba'],
  ['92101', 'San Diego Lantern House', '486 Lantern Row', 4, 112, 'pba'],
  // Nevada and Arizona
  ['89501', 'Reno Truckee House', '523 Truckee Landing', 4, 122, 'pba'],
  ['89701', 'Carson Sage Rooms', '560 Sage Row', 3, 54, 'pba'],
  ['89406', 'Fallon Oasis Rooms', '597 Oasis Bend', 3, 32, 'p'],
  ['89101', 'Las Vegas Mesquite Suites', '634 Mesquite Arcade', 4, 150, 'pba'],
  ['89052', 'Henderson Mesa House', '671 Mesa Lantern Dr', 4, 94, 'pba'],
  ['86401', 'Kingman Butte Rooms', '708 Butte Bend', 3, 46, 'p'],
  ['86301', 'Prescott Granite House', '745 Granite Row', 3, 52, 'pba'],
  ['86001', 'Flagstaff Aspen Lodge', '782 Aspen Lantern Ln', 4, 70, 'pba'],
  ['85364', 'Yuma Crossing Rooms', '819 Crossing Landing', 3, 48, 'pb'],
  ['85001', 'Phoenix Palo Verde Suites', '856 Palo Verde Row', 4, 136, 'pba'],
  ['85201', 'Mesa Saguaro Suites', '893 Saguaro Row', 3, 90, 'pba'],
  ['85701', 'Tucson Ocotillo House', '930 Ocotillo Row', 4, 82, 'pba'],
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
            capacity: Math.max(10, Math.round(rooms * 0.12)),
          },
        ]
      : []),
  ];
}

/** Created on demand: the gazetteer loads when a server starts, not when the module is imported. */
export const sampleHotels = (): SampleHotel[] =>
  LINES.map(([zip, name, address, stars, rooms, traits = ''], n) => {
    const place = gazetteer().zip(zip);
    if (!place) throw new Error(`there is no ZIP code ${zip}`);
    return {
      name,
      address,
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
