import type { Area, Capability } from '#contract/outreach/partners.ts';
import * as t from '#text/office/partners.ts';

const areaWords = (area: Area): string =>
  area.by === 'miles' ? t.withinMiles(area.miles) : t.inCounties(area.counties.length);

/** A limit has the same name and type in every kind that has it. */
type AnyLimits = {
  species?: readonly (keyof typeof t.species)[];
  mostPounds?: number | null;
  licenseClasses?: readonly string[];
  fromAge?: number;
  toAge?: number;
  seats?: number;
  wheelchair?: boolean;
  oxygen?: boolean;
  pets?: boolean;
  trailer?: boolean;
  delivers?: boolean;
};
const YES_OR_NO = ['wheelchair', 'oxygen', 'pets', 'trailer', 'delivers'] as const;

function limitWords(capability: Capability): string[] {
  const limits: AnyLimits = capability.limits;
  const { species, mostPounds, licenseClasses, fromAge, toAge, seats } = limits;
  const allows = YES_OR_NO.filter((name) => limits[name] === true);
  return [
    ...(species ? species.map((one) => t.species[one]) : []),
    ...(mostPounds ? [t.upToPounds(mostPounds)] : []),
    ...(licenseClasses?.length ? [t.classes(licenseClasses.join(', '))] : []),
    ...(fromAge !== undefined && toAge !== undefined ? [t.ages(fromAge, toAge)] : []),
    ...(seats === undefined ? [] : [t.seatCount(seats)]),
    ...allows.map((name) => t.limits[name]),
  ];
}

/** Where a service is offered and what it can take: "Within 50 miles. Dogs, Cats". */
export const serviceWords = (capability: Capability): string =>
  [areaWords(capability.area), limitWords(capability).join(', ')].filter((part) => part !== '').join('. ');
