import { expect, test } from 'vitest';
import { PARTNER_TYPES } from '#contract/outreach/risk-words.ts';
import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { countyShapes } from '#server/outreach/risk-map/county-shapes.ts';
import { milesBetween } from '#server/outreach/risk-map/distance.ts';
import { RISK_AREAS } from './risk-areas.ts';
import { RISK_PARTNERS } from './risk-partners.ts';

test('has fifteen sample partners: five hotels and at least one of every other type', () => {
  expect(RISK_PARTNERS).toHaveLength(15);
  expect(new Set(RISK_PARTNERS.map(({ id }) => id)).size).toBe(15);
  expect(RISK_PARTNERS.filter(({ type }) => type === 'hotel')).toHaveLength(5);
  expect(new Set(RISK_PARTNERS.map(({ type }) => type))).toEqual(new Set(PARTNER_TYPES));
});

test.each(RISK_PARTNERS.map((partner) => [partner.name, partner] as const))(
  '%s can’t be mistaken for a real business, and its coordinates match its address',
  (_, partner) => {
    expect(partner.isSample).toBe(true);
    expect(partner.contactPhone).toMatch(/^\(\d{3}\) 555-01\d\d$/);
    expect(partner.address).not.toMatch(/^\d/);
    const zip = gazetteer().zip(partner.address.slice(-5));
    expect(partner.address).toContain(`, ${zip?.city.name}, CA `);
    expect(milesBetween(partner, zip ?? { lat: 0, lng: 0 })).toBeLessThan(8);
    expect(countyShapes().countyAt(partner)?.state).toBe('CA');
    const isService = partner.type === 'emergency_services';
    expect([partner.responseTime !== null, partner.coverage !== null]).toEqual([isService, isService]);
  },
);

test('every map area has a partner within 50 miles', () => {
  for (const area of RISK_AREAS) {
    const inCounty = RISK_PARTNERS.some((partner) => countyShapes().countyAt(partner)?.fips === area.fips);
    expect([
      area.name,
      inCounty || RISK_PARTNERS.some((partner) => milesBetween(area, partner) < 50),
    ]).toEqual([area.name, true]);
  }
});
