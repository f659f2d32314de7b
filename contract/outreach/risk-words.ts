/** Labels and limits of the risk map. No schema here, because public pages import this file. */

/** Labels of areas on the map. FEMA has no "High"; we use it for areas we describe ourselves. */
export const RISK_LEVELS = [
  'Very High Risk',
  'High Risk',
  'Relatively High Risk',
  'Relatively Moderate Risk',
] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** FEMA's own ratings, worst first; the last three say why there is no rating. */
export const FEMA_RATINGS = [
  'Very High',
  'Relatively High',
  'Relatively Moderate',
  'Relatively Low',
  'Very Low',
  'No Rating',
  'Not Applicable',
  'Insufficient Data',
] as const;
export type FemaRating = (typeof FEMA_RATINGS)[number];

/** Hazards an area can have and be filtered by. */
export const AREA_HAZARDS = ['wildfire', 'earthquake', 'flood', 'hurricane'] as const;
export type AreaHazard = (typeof AREA_HAZARDS)[number];

/**
 * Hazards of a county. `flood` is inland flooding (rivers and rain), which FEMA rates separately from
 * coastal.
 */
export const COUNTY_HAZARDS = [
  'wildfire',
  'earthquake',
  'flood',
  'coastalFlood',
  'landslide',
  'hurricane',
] as const;
export type CountyHazard = (typeof COUNTY_HAZARDS)[number];

export const DISASTER_TYPES = ['wildfire', 'earthquake', 'flood'] as const;
export type DisasterType = (typeof DISASTER_TYPES)[number];

/** Mildest first. */
export const SEVERITIES = ['minor', 'moderate', 'major', 'severe', 'catastrophic'] as const;
export type Severity = (typeof SEVERITIES)[number];

export const PARTNER_TYPES = [
  'hotel',
  'pet_boarding',
  'emergency_services',
  'medical',
  'emergency_shelter',
  'transportation',
  'veterinary',
  'emergency_supplies',
  'food_services',
  'contractor',
  'moving',
  'child_care',
  'tutoring',
  'architect',
  'insurance',
  'travel',
  'storage',
] as const;
export type PartnerType = (typeof PARTNER_TYPES)[number];

export const NETWORK_STATUSES = ['preferred', 'in_network', 'partner'] as const;

export const AVAILABILITIES = ['available', 'limited', 'unavailable'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** States whose counties we store. */
export const WEST = ['CA', 'NV', 'AZ', 'OR', 'WA', 'ID', 'MT', 'WY', 'UT', 'CO', 'NM', 'AK', 'HI'] as const;

/** Radius around an address in which disasters and partners are listed. */
export const NEARBY_MILES = 50;

/** The initial view. Zoom 5 with 512-pixel tiles equals zoom 6 with 256-pixel tiles. */
export const FIRST_VIEW = { lat: 36.78, lng: -119.42, zoom: 5 } as const;
