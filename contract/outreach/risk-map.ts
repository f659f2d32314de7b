import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import * as words from './risk-words.ts';
import { text } from '#contract/values.ts';
import { Coverage } from './waitlist.ts';
import * as t from '#text/outreach/risk-values.ts';

const LATITUDE = t.latitude;
const LONGITUDE = t.longitude;
export const Coordinates = z
  .object({
    lat: z.number().min(-90, LATITUDE).max(90, LATITUDE),
    lng: z.number().min(-180, LONGITUDE).max(180, LONGITUDE),
  })
  .meta({ id: 'Coordinates' });
export type Coordinates = z.output<typeof Coordinates>;

/** Where numbers come from. Every number on screen is shown with its source's `line`. */
export const RiskSource = z
  .object({
    name: z.string(),
    version: z.string().nullable().describe('The publisher’s version, like 1.20'),
    released: z.string().nullable().describe('Month and year, like December 2025'),
    line: z.string().describe('Short citation to show next to the numbers.'),
    disclaimer: z.string().describe('Full disclaimer, for a note or a tooltip.'),
    url: z.url().nullable(),
  })
  .meta({ id: 'RiskSource' });
export type RiskSource = z.output<typeof RiskSource>;

/** Percentile among all US counties, 0 to 100. Null: FEMA publishes none, and the rating says why. */
const Score = z.number().min(0).max(100).nullable();
export const HazardRisk = z
  .object({ score: Score, rating: z.enum(words.FEMA_RATINGS) })
  .meta({ id: 'HazardRisk' });
export type HazardRisk = z.output<typeof HazardRisk>;

const amount = z.number().nonnegative();

export const RiskArea = z
  .object({
    id: z.string(),
    name: z.string(),
    county: z.string().describe('Including the state, like Butte County, CA'),
    fips: z.string().nullable().describe('County that the figures describe'),
    riskScore: z.number().min(0).max(100),
    riskLevel: z.enum(words.RISK_LEVELS),
    population: amount.nullable(),
    buildingValue: amount.nullable().describe('US dollars'),
    expectedAnnualLoss: amount.nullable().describe('US dollars per year'),
    coordinates: Coordinates,
    hazards: z.record(z.enum(words.AREA_HAZARDS), Score),
    hazardRatings: z.record(z.enum(words.AREA_HAZARDS), z.enum(words.FEMA_RATINGS)),
    version: z.string().nullable().describe('Version of the National Risk Index the figures are from'),
  })
  .meta({ id: 'RiskArea' });
export type RiskArea = z.output<typeof RiskArea>;

/** Null means "not reported", never zero. Fields that belong to other types are null too. */
export const Disaster = z
  .object({
    id: z.string(),
    type: z.enum(words.DISASTER_TYPES),
    name: z.string(),
    date: z.iso.date(),
    coordinates: Coordinates,
    county: z.string().describe('One or several, like Napa, Sonoma'),
    severity: z.enum(words.SEVERITIES),
    damageUSD: amount.nullable(),
    fatalities: amount.nullable(),
    evacuated: amount.nullable(),
    acresBurned: amount.nullable(),
    containmentPercent: z.number().min(0).max(100).nullable(),
    magnitude: z.number().nullable(),
    depth: z.number().nullable().describe('Kilometers'),
    affectedProperties: amount.nullable(),
    peakFlowRate: amount.nullable().describe('Cubic feet per second'),
    sources: z.array(z.string()).min(1).describe('Page URLs, or names of records'),
    note: z.string().nullable().describe('What a figure includes or leaves out, as a sentence.'),
  })
  .meta({ id: 'Disaster' });
export type Disaster = z.output<typeof Disaster>;

export const Partner = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(words.PARTNER_TYPES),
    coordinates: Coordinates,
    address: z.string(),
    rating: z.number().min(0).max(5).nullable().describe('Null: not rated yet'),
    networkStatus: z.enum(words.NETWORK_STATUSES),
    capacity: z.number().int().nonnegative().nullable(),
    amenities: z.array(z.string()),
    services: z.array(z.string()),
    emergencyFeatures: z.array(z.string()),
    contactPhone: z.string(),
    priceRange: z.string().nullable(),
    availability: z.enum(words.AVAILABILITIES),
    responseTime: z.string().nullable().describe('Emergency services only'),
    coverage: z.string().nullable().describe('Emergency services only: the region they reach'),
    isSample: z.boolean().describe('A sample that shows what a partner looks like; not a real business.'),
  })
  .meta({ id: 'Partner' });
export type Partner = z.output<typeof Partner>;

export const CountyRisk = z
  .object({
    fips: z.string().regex(/^\d{5}$/),
    name: z.string().describe('Like Los Angeles County'),
    state: z.string().describe('Two letters'),
    riskScore: Score,
    rating: z.enum(words.FEMA_RATINGS),
    population: amount.nullable(),
    buildingValue: amount.nullable(),
    expectedAnnualLoss: amount.nullable(),
    hazards: z.record(z.enum(words.COUNTY_HAZARDS), HazardRisk),
    version: z.string().describe('Version of the National Risk Index the row is from'),
  })
  .meta({ id: 'CountyRisk' });
export type CountyRisk = z.output<typeof CountyRisk>;

const listOf = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), sources: z.array(RiskSource) });

export const listRiskAreas = endpoint({
  method: 'GET',
  path: '/api/risk/areas',
  access: 'public',
  cache: 'public',
  summary: 'List areas at risk, highest score first',
  reply: listOf(RiskArea),
});

export const listDisasters = endpoint({
  method: 'GET',
  path: '/api/risk/disasters',
  access: 'public',
  cache: 'public',
  summary: 'List past disasters, newest first',
  reply: listOf(Disaster),
});

export const listPartners = endpoint({
  method: 'GET',
  path: '/api/risk/partners',
  access: 'public',
  cache: 'public',
  summary: 'List support partners by name',
  reply: listOf(Partner),
});

const State = z.enum(words.WEST, t.westernState);
export const listCounties = endpoint({
  method: 'GET',
  path: '/api/risk/counties',
  access: 'public',
  cache: 'public',
  summary: 'List county risk for the given states (`state=CA&state=NV` or `state=CA,NV`), or for all states',
  query: z.object({
    state: z
      .union([z.string(), z.array(z.string())])
      .transform((given) => [...new Set([given].flat().flatMap((s) => s.toUpperCase().split(',')))])
      .pipe(z.array(State))
      .optional(),
  }),
  reply: listOf(CountyRisk),
});

/** What we know about one address, place or point. */
export const AddressRisk = z
  .object({
    label: z.string().describe('Name of what was found'),
    place: z
      .string()
      .nullable()
      .describe('City or ZIP code for a shareable link, never a street. Null if no place is nearby.'),
    precision: z.enum(['home', 'street', 'zip', 'city', 'point']),
    location: Coordinates,
    state: z.string().describe('Two letters'),
    county: z.object({ fips: z.string(), name: z.string(), state: z.string() }),
    risk: CountyRisk.nullable().describe('Null: the county is not in our data'),
    coverage: Coverage,
    message: z.string().describe('What the coverage means, as a sentence to show.'),
    radiusMiles: z.number(),
    disasters: z.array(Disaster.extend({ distanceMiles: amount })).describe('Newest first'),
    partners: z.array(Partner.extend({ distanceMiles: amount })).describe('Nearest first'),
    sources: z.array(RiskSource),
    attribution: z.string().describe('Source of the location'),
  })
  .meta({ id: 'AddressRisk' });
export type AddressRisk = z.output<typeof AddressRisk>;

/** A trailing ZIP code doesn't count; any other digits are a street number. */
const hasStreetNumber = (place: string) => /\d/.test(place.replace(/(^|[\s,])\d{5}(-\d{4})?$/, ''));

export const riskOfPlace = endpoint({
  method: 'GET',
  path: '/api/risk/address',
  access: 'public',
  cache: 'public',
  summary:
    'Risk around a city or ZIP code. Street numbers are refused, because addresses must not appear in URLs.',
  errors: ['not_found'],
  query: z.object({
    place: text(120, t.enterPlace).refine((place) => !hasStreetNumber(place), {
      message: t.noStreetNumber,
    }),
  }),
  reply: AddressRisk,
});

/** Uses POST because a person's address must not appear in any URL. */
export const riskOfAddress = endpoint({
  method: 'POST',
  path: '/api/risk/address',
  access: 'public',
  summary: 'Risk around an address as typed, or around a point',
  errors: ['not_found', 'rate_limited'],
  body: z
    .object({
      address: text(300, t.enterAddress).optional(),
      lat: Coordinates.shape.lat.optional(),
      lng: Coordinates.shape.lng.optional(),
    })
    .transform(({ address, lat, lng }, context) => {
      if (address !== undefined) return { address };
      if (lat !== undefined && lng !== undefined) return { lat, lng };
      context.addIssue({ code: 'custom', path: ['address'], message: t.enterAddress });
      return z.NEVER;
    }),
  reply: AddressRisk,
});
