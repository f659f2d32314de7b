/** Parses FEMA's layer of open shelters (National Shelter System). Pure. */
import type { ReportedShelter, ShelterContent } from '#server/ports/shelter-feed.ts';
import { readArcgisRows } from './feed-arcgis.ts';
import { fieldsOf, numberOf, pointOf, unreadableProblem, wordOf, type Fields } from './hazard-rows.ts';

const MOST_WORDS = 200;

export function readFemaShelters(raw: Buffer): ShelterContent {
  const { rows, problem } = readArcgisRows(raw);
  const byKey = new Map<string, ReportedShelter>();
  let unreadable = 0;
  let others = 0;
  for (const row of rows) {
    const { geometry, properties, attributes } = fieldsOf(row);
    const given = Object.entries(fieldsOf(properties ?? attributes));
    const fields = Object.fromEntries(given.map(([name, value]) => [name.toLowerCase(), value]));
    const status = wordOf(fields['shelter_status'])?.toUpperCase() ?? null;
    const shelter = readShelter(fields, geometry);
    // A row without a status doesn't count as open.
    if (status !== null && status !== 'OPEN') others += 1;
    else if (status === null || shelter === null) unreadable += 1;
    else byKey.set(shelter.key, shelter);
  }
  return {
    shelters: [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)),
    unreadable,
    others,
    problem: problem ?? unreadableProblem(unreadable, rows.length),
  };
}

function readShelter(fields: Fields, geometry: unknown): ReportedShelter | null {
  const key = wordOf(fields['shelter_id']) ?? wordOf(fields['objectid']);
  const name = wordOf(fields['shelter_name']);
  const place = placeOf(geometry, fields);
  if (key === null || name === null || place === null) return null;
  const [lng, lat] = place;
  const town = [wordOf(fields['state']), wordOf(fields['zip'])].filter(Boolean).join(' ');
  const address = [wordOf(fields['address']), wordOf(fields['city']), town].filter(Boolean).join(', ');
  return {
    key,
    name: name.slice(0, MOST_WORDS),
    address: address === '' ? null : address.slice(0, MOST_WORDS),
    lat,
    lng,
    capacity: countOf(fields['evacuation_capacity']),
    people: countOf(fields['total_population']),
    takesPets: petsOf(fields),
    isAccessible: yesNo(fields['wheelchair_accessible']) ?? yesNo(fields['ada_compliant']),
  };
}

function placeOf(geometry: unknown, fields: Fields) {
  const { type, coordinates, x, y } = fieldsOf(geometry);
  if (type === 'Point' && Array.isArray(coordinates)) return pointOf(coordinates[0], coordinates[1]);
  return pointOf(x, y) ?? pointOf(fields['longitude'], fields['latitude']);
}

/** Capacities of 0 and below mean that none was entered. */
function countOf(value: unknown): number | null {
  const count = numberOf(value);
  return count !== null && count > 0 && count < 1_000_000 ? Math.round(count) : null;
}

function yesNo(value: unknown): boolean | null {
  const word = wordOf(value)?.toUpperCase() ?? '';
  if (/^(?:Y|YES|TRUE)$/.test(word)) return true;
  return /^(?:N|NO|FALSE)$/.test(word) ? false : null;
}

/** "ON SITE" and "NEARBY" take pets; "NONE" doesn't. Service animals are welcome everywhere by law. */
function petsOf(fields: Fields): boolean | null {
  const word = (wordOf(fields['pet_accommodations_desc']) ?? '').toUpperCase();
  if (/\bNO(?:NE|T)?\b/.test(word)) return false;
  if (/ON.?SITE|NEAR|CO.?LOCAT|ALLOW|ACCEPT|YES/.test(word)) return true;
  return yesNo(fields['pet_accommodations_code']);
}
