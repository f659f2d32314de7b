import { describe, expect, it } from 'vitest';
import { faqGroups } from './faq.ts';
import { inlineParts, paragraphsOf, plainAnswer } from './faq-entry.ts';
import { fold, isFoundInAnswer, markWords, searchFaq, wordsOf } from './faq-search.ts';
import { plans } from './plans.ts';
import { evacuationGroups } from '#contract/text/es/outreach/faq-evacuation.ts';
import { homeGroups } from '#contract/text/es/outreach/faq-home.ts';
import { joiningGroups } from '#contract/text/es/outreach/faq-joining.ts';
import { membershipGroups } from '#contract/text/es/outreach/faq-membership.ts';
import type { FaqGroup } from './faq-entry.ts';

const entries = faqGroups.flatMap((group) => group.entries);
const answerTo = (id: string) => {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`No question ${id}`);
  return plainAnswer(entry.answer);
};

describe('the FAQ questions', () => {
  it('number at least 28, each with a unique id', () => {
    expect(entries.length).toBeGreaterThanOrEqual(28);
    const ids = [...entries.map((entry) => entry.id), ...faqGroups.map((group) => group.id)];
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('have the URLs that other pages link to', () => {
    const ids = entries.map((entry) => entry.id);
    expect(ids).toEqual(
      expect.arrayContaining(['hotel', 'cash', 'guidance', 'recovery', 'pre-approval', 'coverage']),
    );
  });

  it('say what the specification says', () => {
    expect(answerTo('pre-approval')).toContain('Evacuation protection needs pre-approval');
    expect(answerTo('coverage')).toContain('all of California');
    expect(answerTo('coverage')).toContain('Nevada and Arizona are planned');
    expect(answerTo('hotel')).toMatch(/within 50 miles of the evacuation zone.*three stars or more/);
    expect(answerTo('hotel-nights')).toMatch(
      /no nights\n.*up to 3 nights\n.*up to 7 nights[^]*up to 14 days/,
    );
    expect(answerTo('cash')).toMatch(/Core: \$500\nPlus: \$1,000\nPremium: \$2,500\n.*5-10 minutes/);
    expect(answerTo('cash-repayment')).toMatch(
      /separate from your subscription fees.*responsibility to manage, and to repay as applicable/,
    );
    expect(answerTo('price-changes')).toContain("30 days' notice");
    expect(answerTo('refunds')).toContain('non-refundable, except as required by law');
    expect(answerTo('uploads')).toContain('10 MB');
    expect(answerTo('contact')).toContain('within 24 hours');
  });

  it('promise a hotel only for Plus and Premium', () => {
    for (const id of ['warning-or-order', 'no-network', 'hotel']) {
      expect(answerTo(id)).toMatch(/Plus and Premium/);
    }
    expect(answerTo('hotel')).toContain('Core includes no hotel nights');
  });

  it('state the plan prices', () => {
    for (const { key, name } of plans)
      expect(answerTo('plans')).toContain(`${name}, __PRICE_${key.toUpperCase()}_MONTH__ a month`);
    expect(answerTo('annual')).toBe('__PRICE_BY_YEAR__');
  });

  it('have a calm tone and link only within the site', () => {
    for (const { question, answer } of entries) {
      expect(question).toMatch(/\?$/);
      for (const paragraph of paragraphsOf(answer)) {
        expect(paragraph).not.toMatch(/!|mandatory|voluntary/i);
        for (const { to } of inlineParts(paragraph)) if (to) expect(to).toMatch(/^\//);
      }
    }
  });
});

describe('the FAQ search', () => {
  const found = (query: string) =>
    searchFaq(faqGroups, wordsOf(query)).flatMap((group) => group.entries.map((entry) => entry.id));

  it('finds entries with all words, in any case, accents and order', () => {
    expect(found('NEVADA arizona')).toEqual(['coverage']);
    expect(found('arízona Nevada')).toEqual(['coverage']);
    expect(found('nevada zzz')).toEqual([]);
    expect(found('  ')).toEqual(entries.map((entry) => entry.id));
  });

  it.each([
    ['dog', 'pets'],
    ['cat', 'pets'],
    ['wifi', 'no-network'],
    ['wi-fi', 'no-network'],
    ['price', 'plans'],
    ['how much', 'plans'],
    ['money', 'cash'],
    ['loan', 'cash-repayment'],
    ['smoke', 'during-a-fire'],
    ['earthquake', 'only-wildfire'],
    ['kids', 'who-can-join'],
    ['renter', 'who-can-join'],
    ['wheelchair', 'access-needs'],
    ['insulin', 'medical-supplies'],
    ['password', 'sign-in'],
    ['login', 'sign-in'],
    ['refund', 'refunds'],
    ['unsubscribe', 'cancel'],
    ['phone number', 'contact'],
    ['sign up', 'how-to-join'],
    ['motel', 'hotel'],
    ['gas', 'cash-use'],
    ['photos', 'uploads'],
    ['traffic', 'routes'],
    ['volunteer', 'ambassadors'],
  ])('for the everyday word %s finds the question %s', (word, id) => {
    expect(found(word)).toContain(id);
  });

  it('matches a short word only at the start of a word', () => {
    expect(found('cat')).toEqual(['pets']);
    expect(markWords('Cats and evacuation', ['cat'])).toEqual([
      { text: 'Cat', isHit: true },
      { text: 's and evacuation', isHit: false },
    ]);
  });

  it('has synonyms for every question', () => {
    for (const { keywords } of entries) expect(keywords).toMatch(/^[\w-]+( [\w-]+)+$/);
  });

  it('reports whether only the answer matches', () => {
    const coverage = entries.find((entry) => entry.id === 'coverage');
    if (!coverage) throw new Error('No question coverage');
    expect(isFoundInAnswer(coverage, ['nevada'])).toBe(true);
    expect(isFoundInAnswer(coverage, ['where'])).toBe(false);
    expect(isFoundInAnswer(coverage, [])).toBe(false);
  });

  it('highlights the words in the original text', () => {
    expect(markWords('Café and CAFE', wordsOf('cafe'))).toEqual([
      { text: 'Café', isHit: true },
      { text: ' and ', isHit: false },
      { text: 'CAFE', isHit: true },
    ]);
    expect(markWords('ﬁrst İstanbul home', wordsOf('home')).at(-1)).toEqual({ text: 'home', isHit: true });
    expect(markWords('overlap', ['over', 'verl'])).toEqual([
      { text: 'overl', isHit: true },
      { text: 'ap', isHit: false },
    ]);
    expect(fold('Don’t')).toBe("don't");
  });
});

describe('the FAQ in Spanish', () => {
  const spanish: readonly FaqGroup[] = [
    ...joiningGroups,
    ...evacuationGroups('a toda hora'),
    ...homeGroups,
    ...membershipGroups({
      price: (name) => `__${name}__`,
      brand: 'Hearthline',
      poweredBy: 'Westridge Response Network',
      hours: 'a toda hora',
    }),
  ];
  /** What must not depend on the language: URLs, the structure of each answer, links and figures. */
  const factsOf = (groups: readonly FaqGroup[]) =>
    groups.map(({ id, entries: asked }) => ({
      id,
      entries: asked.map((entry) => ({
        id: entry.id,
        shape: entry.answer.map((block) => (typeof block === 'string' ? 1 : block.list.length)),
        links: paragraphsOf(entry.answer).flatMap((text) => inlineParts(text).flatMap(({ to }) => to ?? [])),
        figures: plainAnswer(entry.answer)
          .match(/\$?\d[\d,]*/g)
          ?.toSorted(),
      })),
    }));
  const found = (query: string) =>
    searchFaq(spanish, wordsOf(query)).flatMap((group) => group.entries.map((entry) => entry.id));

  it('has the same questions, links and figures', () => {
    expect(factsOf(spanish)).toEqual(factsOf(faqGroups));
  });

  it('asks and answers calmly, with words to search by', () => {
    for (const { question, answer, keywords } of spanish.flatMap((group) => group.entries)) {
      expect(question).toMatch(/¿.*\?$/);
      expect(plainAnswer(answer)).not.toMatch(/[!¡]/);
      expect(fold(keywords ?? '')).toMatch(/^[\w-]+( [\w-]+)+$/);
    }
  });

  it.each([
    ['perro', 'pets'],
    ['cuanto cuesta', 'plans'],
    ['préstamo', 'cash-repayment'],
    ['PRESTAMO', 'cash-repayment'],
    ['humo', 'during-a-fire'],
    ['temblor', 'only-wildfire'],
    ['silla de ruedas', 'access-needs'],
    ['contraseña', 'sign-in'],
    ['cancelar', 'cancel'],
    ['gas', 'cash-use'],
    ['apagon', 'no-network'],
  ])('for the everyday word %s finds the question %s', (word, id) => {
    expect(found(word)).toContain(id);
  });
});
