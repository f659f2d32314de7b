import type { CountyRisk, Disaster, Partner, RiskArea } from '#contract/outreach/risk-map.ts';
import { formatPhone } from '#contract/phone.ts';
import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { AreaHazard, Availability, PartnerType } from '#contract/outreach/risk-words.ts';
import type { partnersForMap } from '#server/outreach/partners/partners.ts';
import { versionOf } from './nri-release.ts';
import type { AreaRow, CountyRow, DisasterRow } from './store.ts';

/** Maps rows to the contract. Fields it doesn't name are dropped. */

type Place = { lat: number; lng: number };
const coordinates = ({ lat, lng }: Place): Place => ({ lat, lng });

export function shownArea(row: AreaRow): RiskArea {
  const each = Object.entries(row.hazards);
  return {
    ...row,
    coordinates: coordinates(row),
    hazards: Object.fromEntries(each.map(([key, { score }]) => [key, score])) as RiskArea['hazards'],
    hazardRatings: Object.fromEntries(each.map(([key, { rating }]) => [key, rating])) as Record<
      AreaHazard,
      RiskArea['hazardRatings'][AreaHazard]
    >,
    version: row.release && versionOf(row.release),
  };
}

export const shownDisaster = ({ damageUsd, ...row }: DisasterRow): Disaster => ({
  ...row,
  damageUSD: damageUsd,
  coordinates: coordinates(row),
});

/** The map's name for each kind in the register. */
const MAP_TYPES: Record<PartnerKind, PartnerType> = {
  hotel: 'hotel',
  kennel: 'pet_boarding',
  vet: 'veterinary',
  contractor: 'contractor',
  mover: 'moving',
  'child-care': 'child_care',
  tutor: 'tutoring',
  driver: 'transportation',
  meals: 'food_services',
  'medical-supplier': 'medical',
  architect: 'architect',
  'insurance-rep': 'insurance',
  'travel-desk': 'travel',
  storage: 'storage',
  supplier: 'emergency_supplies',
  shelter: 'emergency_shelter',
  responder: 'emergency_services',
};

type Registered = Awaited<ReturnType<typeof partnersForMap>>[number];

/** A partner that is paused, or whose documents or contact lapsed, is shown as unavailable. */
const availabilityOf = ({ isUsable, listing }: Registered): Availability =>
  !isUsable ? 'unavailable' : listing.isLimited ? 'limited' : 'available';

export const shownPartner = (row: Registered): Partner => ({
  ...row.listing,
  id: row.id,
  name: row.name,
  type: MAP_TYPES[row.kind],
  coordinates: coordinates(row),
  address: `${row.address}, ${row.city}, ${row.stateCode} ${row.zip}`,
  rating: row.rating,
  contactPhone: formatPhone(row.phone),
  availability: availabilityOf(row),
  isSample: row.isSample,
});

export const toCountyRisk = (row: CountyRow): CountyRisk => ({ ...row, version: versionOf(row.release) });
