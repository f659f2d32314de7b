import { expect, test } from 'vitest';
import { PartnerInput } from '#contract/outreach/partners.ts';
import { gazetteer } from '#server/outreach/addresses/gazetteer.ts';
import { countyShapes } from '#server/outreach/risk-map/county-shapes.ts';
import { milesBetween } from '#server/outreach/risk-map/distance.ts';
import { RISK_AREAS } from './risk-areas.ts';
import { RISK_PARTNERS } from './risk-partners.ts';

test('has fifteen sample partners: five hotels and ten others, of nine kinds', () => {
  expect(RISK_PARTNERS).toHaveLength(15);
  expect(new Set(RISK_PARTNERS.map(({ key }) => key)).size).toBe(15);
  expect(RISK_PARTNERS.filter(({ kind }) => kind === 'hotel')).toHaveLength(5);
  expect(new Set(RISK_PARTNERS.map(({ kind }) => kind)).size).toBe(9);
});

test.each(RISK_PARTNERS.map((partner) => [partner.name, partner] as const))(
  '%s can’t be mistaken for a real business, and its coordinates match its address',
  (_, partner) => {
    expect(PartnerInput.parse(partner)).toMatchObject({ name: partner.name, listing: partner.listing });
    expect(partner.phone).toMatch(/^\+1\d{3}55501\d\d$/);
    expect(partner.address).not.toMatch(/^\d/);
    const zip = gazetteer().zip(partner.zip);
    expect([partner.city, partner.stateCode]).toEqual([zip?.city.name, 'CA']);
    expect(milesBetween(partner, zip ?? { lat: 0, lng: 0 })).toBeLessThan(8);
    expect(countyShapes().countyAt(partner)?.state).toBe('CA');
    const isService = partner.kind === 'responder';
    expect([partner.listing.responseTime !== undefined, partner.listing.coverage !== undefined]).toEqual([
      isService,
      isService,
    ]);
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
