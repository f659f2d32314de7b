import { describe, expect, it } from 'vitest';
import { BRAND } from '#contract/brand.ts';
import { publicPages } from '#web/routes.tsx';
import { faqGroups } from './faq.ts';
import { structuredData } from './structured-data.ts';

const ORIGIN = 'https://www.hearthline.example';
type Thing = { '@context'?: string; '@type': string; [key: string]: unknown };

const thingsOf = (path: string) => JSON.parse(JSON.stringify(structuredData(path, ORIGIN))) as Thing[];
const thing = (path: string, type: string) => {
  const found = thingsOf(path).find((candidate) => candidate['@type'] === type);
  if (!found) throw new Error(`${path} has no ${type}`);
  return found;
};
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
};

describe('structured data', () => {
  it('uses schema.org on every page, with plain text', () => {
    for (const { path } of publicPages) {
      for (const found of thingsOf(path)) {
        expect(found['@context']).toBe('https://schema.org');
        for (const text of textsIn(found)) {
          expect(text).toBe(text.trim());
          expect(text).not.toMatch(/[<>]|\]\(|undefined|NaN/);
        }
      }
    }
  });

  it('offers the three plans at the listed prices, with their exact reservation links', () => {
    const offers = thing('/', 'Product')['offers'] as Thing[];
    expect(offers.map((offer) => offer['price'])).toEqual([
      '__PRICE_CORE_PLAIN__',
      '__PRICE_PLUS_PLAIN__',
      '__PRICE_PREMIUM_PLAIN__',
    ]);
    expect(offers.map((offer) => offer['url'])).toEqual([
      `${ORIGIN}/waitlist?plan=core&color=blue`,
      `${ORIGIN}/waitlist?plan=plus&color=purple`,
      `${ORIGIN}/waitlist?plan=premium&color=orange`,
    ]);
    for (const offer of offers) {
      expect(offer['priceCurrency']).toBe('USD');
      expect(offer['availability']).toBe('https://schema.org/PreOrder');
    }
    expect(thingsOf('/').map((found) => found['@type'])).toEqual(['Organization', 'WebSite', 'Product']);
  });

  it('has every question and its answer', () => {
    const questions = thing('/faq', 'FAQPage')['mainEntity'] as { name: string; acceptedAnswer: Thing }[];
    const entries = faqGroups.flatMap((group) => group.entries);
    expect(questions.map((question) => question.name)).toEqual(entries.map((entry) => entry.question));
    for (const { acceptedAnswer } of questions)
      expect(acceptedAnswer['text']).toMatch(/\w+\.$|^__PRICE_BY_YEAR__$/m);
  });

  it('says how to reach us', () => {
    expect(thing('/contact', 'ContactPage')['mainEntity']).toEqual({ '@id': `${ORIGIN}/#organization` });
    expect(thing('/contact', 'Organization')['contactPoint']).toMatchObject({
      email: BRAND.supportEmail,
    });
  });

  it('has breadcrumbs from the front page to each content page, and only to pages that exist', () => {
    const paths = publicPages.map((page) => page.path);
    for (const path of ['/faq', '/community', '/contact', '/privacy-policy', '/terms-of-service']) {
      const [home, here] = thing(path, 'BreadcrumbList')['itemListElement'] as Thing[];
      expect(home?.['item']).toBe(`${ORIGIN}/`);
      expect(here?.['item']).toBe(`${ORIGIN}${path}`);
      expect(paths).toContain(path);
    }
    expect(structuredData('/sign-in', ORIGIN)).toEqual([]);
  });
});
