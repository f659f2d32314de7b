import type { AddressRisk, Coordinates } from '#contract/outreach/risk-map.ts';
import { NEARBY_MILES } from '#contract/outreach/risk-words.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { coverageOf, placeSentence } from '#server/outreach/addresses/coverage.ts';
import { partnersForMap } from '#server/outreach/partners/partners.ts';
import { countyShapes, type County } from './county-shapes.ts';
import { within } from './distance.ts';
import { locateAddress, locatePlace, locatePoint, type Spot } from './locate.ts';
import { shownArea, toCountyRisk, shownDisaster, shownPartner } from './to-contract.ts';
import { disasterSource, femaSources, partnerSource } from './sources.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

export { countyRiskOf, type CountyRiskFound } from './county-risk.ts';
export { importCounties, ImportRefused, type BadLine, type ImportReport } from './import.ts';
export { seedBuiltIn, type BuiltInArea, type BuiltInCounty, type BuiltInDisaster } from './seeding.ts';

/** The county of a point, or the nearest within ten miles offshore. */
/** The area of a county, for information about a whole county. */
export const countyShape = (fips: string) => countyShapes().shapeOf(fips);

export const countyAt = (point: Coordinates): County | null => countyShapes().countyAt(point);

/** Areas at risk, highest score first. */
export async function listAreas(db: Queryable) {
  const rows = await store.findAreas(db);
  return { items: rows.map(shownArea), sources: femaSources(rows.map((row) => row.release)) };
}

/** Past disasters, newest first. */
export const listDisasters = async (db: Queryable) => ({
  items: (await store.findDisasters(db)).map(shownDisaster),
  sources: [disasterSource()],
});

/** The register's partners by name. Candidates, blocked and ended ones are left out. */
export const listPartners = async ({ db, clock }: { db: Queryable; clock: Clock }) => ({
  items: (await partnersForMap(db, clock.now())).map(shownPartner),
  sources: [partnerSource()],
});

/** Returns the counties of these states, or all. */
export async function listCounties(db: Queryable, states?: readonly string[]) {
  const rows = await store.findCounties(db, states);
  return { items: rows.map(toCountyRisk), sources: femaSources(rows.map((row) => row.release)) };
}

type Asking = Pick<Deps, 'db' | 'clock' | 'addressSearch' | 'log'>;

/** Returns the risks around a city or ZIP code. */
export async function riskOfPlace(deps: Asking, place: string): Promise<AddressRisk> {
  const t = say().riskMessages;
  const found = await locatePlace(deps, place);
  if (!found.spot) throw notFound(found.guess === null ? t.placeNotFound : t.placeGuess(found.guess));
  return describe(deps, found.spot, countyShapes().countyAt(found.spot.location));
}

/** Returns the risks around a typed address or a point. */
export async function riskOfAddress(
  deps: Asking,
  asked: { address: string } | Coordinates,
): Promise<AddressRisk> {
  if ('lat' in asked) {
    const county = countyShapes().countyAt(asked);
    return describe(deps, locatePoint(asked, county), county);
  }
  const t = say().riskMessages;
  const found = await locateAddress(deps, asked.address);
  if (!found.spot) throw notFound(found.guess === null ? t.addressNotFound : t.addressGuess(found.guess));
  return describe(deps, found.spot, countyShapes().countyAt(found.spot.location));
}

const notFound = (sentence: string): AppError => new AppError('not_found', sentence);

async function describe(
  { db, clock }: Pick<Asking, 'db' | 'clock'>,
  spot: Spot,
  county: County | null,
): Promise<AddressRisk> {
  if (!county) throw notFound(say().riskMessages.outside);
  const [row, disasters, partners] = await Promise.all([
    store.findCounty(db, county.fips),
    store.findDisasters(db),
    partnersForMap(db, clock.now()),
  ]);
  const near = <T extends { coordinates: Coordinates }>(items: T[]) =>
    within(items, spot.location, NEARBY_MILES);
  const { fips, name, state } = row ?? county;
  return {
    ...spot,
    state,
    county: { fips, name, state },
    risk: row ? toCountyRisk(row) : null,
    coverage: coverageOf(state),
    message: placeSentence(state),
    radiusMiles: NEARBY_MILES,
    disasters: near(disasters.map(shownDisaster)),
    partners: near(partners.map(shownPartner)).sort((a, b) => a.distanceMiles - b.distanceMiles),
    sources: [...femaSources([row?.release ?? null]), disasterSource(), partnerSource()],
  };
}
