import type { PartnerKind } from '#contract/outreach/partner-kinds.ts';
import type { Limits } from '#contract/outreach/partner-limits.ts';
import type { BookingKind, Needs } from '#contract/service/booking-kinds.ts';

/**
 * License classes of California's contractors board that may do a trade. A general builder (B) may take on any of them.
 */
const CLASSES: Record<string, readonly string[]> = {
  roof: ['C-39'],
  electric: ['C-10'],
  plumbing: ['C-36'],
  tree: ['D-49', 'C-49'],
  debris: ['C-21'],
};
const GENERAL = 'B';

type Asked = { kind: BookingKind; needs: Needs };

const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);
const number = (value: unknown): number => (typeof value === 'number' ? value : 0);

function suitsAnimals(needs: Needs, limits: Limits): boolean {
  if (!('species' in limits)) return true;
  const { species, mostPounds } = limits;
  return (
    list(needs['species']).every((one) => (species as readonly string[]).includes(one)) &&
    (mostPounds === null || number(needs['pounds']) <= mostPounds)
  );
}

function suitsAges(needs: Needs, limits: Limits): boolean {
  if (!('fromAge' in limits)) return true;
  const ages = [needs['youngest'], needs['oldest'], needs['age']].filter((age) => typeof age === 'number');
  return ages.every((age) => age >= limits.fromAge && age <= limits.toAge);
}

function suitsDriver({ kind, needs }: Asked, limits: Limits): boolean {
  if (!('seats' in limits)) return true;
  const isTrailer = kind === 'animal-transport' || needs['what'] === 'animal-trailer';
  return (
    number(needs['seats']) <= limits.seats &&
    (needs['wheelchair'] !== true || limits.wheelchair) &&
    (needs['oxygen'] !== true || limits.oxygen) &&
    (needs['withPets'] !== true || limits.pets) &&
    (!isTrailer || limits.trailer)
  );
}

function suitsSupplier({ needs }: Asked, limits: Limits): boolean {
  if (!('delivers' in limits)) return true;
  const needsOxygen = list(needs['items']).includes('oxygen') || needs['oxygen'] === true;
  return limits.delivers && (!needsOxygen || limits.oxygen);
}

function suitsContractor({ kind, needs }: Asked, limits: Limits): boolean {
  if (!('licenseClasses' in limits)) return true;
  const wanted = CLASSES[kind === 'debris' ? 'debris' : String(needs['trade'])] ?? [];
  const has = limits.licenseClasses.map((one) => one.trim().toUpperCase());
  return has.includes(GENERAL) || wanted.some((one) => has.includes(one));
}

/** Whether a partner's capabilities and limits are enough for a booking. */
export function suits(asked: Asked, partnerKind: PartnerKind, limits: Limits): boolean {
  switch (partnerKind) {
    case 'kennel':
    case 'vet':
      return suitsAnimals(asked.needs, limits);
    case 'child-care':
    case 'tutor':
      return suitsAges(asked.needs, limits);
    case 'driver':
      return suitsDriver(asked, limits);
    case 'medical-supplier':
      return suitsSupplier(asked, limits);
    case 'contractor':
      return suitsContractor(asked, limits);
    default:
      return true;
  }
}
