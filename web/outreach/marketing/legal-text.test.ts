import { describe, expect, it } from 'vitest';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { inlineParts } from './faq-entry.ts';
import { type LegalBlock, type LegalDocument, type LegalSection, wordsIn } from './legal-text.ts';
import { lastUpdated } from '#text/outreach/legal.ts';
import * as spanishLegal from '#contract/text/es/outreach/legal.ts';
import * as spanishPay from '#contract/text/es/outreach/what-we-pay.ts';
import { collectionSections } from '#contract/text/es/outreach/privacy-collection.ts';
import { rightsSections } from '#contract/text/es/outreach/privacy-rights.ts';
import { sharingSections } from '#contract/text/es/outreach/privacy-sharing.ts';
import { conductSections } from '#contract/text/es/outreach/terms-conduct.ts';
import { limitSections } from '#contract/text/es/outreach/terms-limits.ts';
import { membershipSections } from '#contract/text/es/outreach/terms-membership.ts';
import { FUNDS_TEXT } from '#web/lib/funds.ts';
import { priceWord } from '#web/lib/prices.ts';
import { plans } from './plans.ts';
import { privacyPolicy } from './privacy-text.tsx';
import { termsOfService } from './terms-text.tsx';
import { whatWePay } from './what-we-pay-text.tsx';

const sectionOf = ({ sections }: LegalDocument, id: string) =>
  wordsIn(sections.filter((section) => section.id === id));

/** The topics that the specification requires, each with the section and words that cover it. */
const PRIVACY_POINTS: [point: string, section: string, words: RegExp][] = [
  ['account', 'information-we-collect', /Account information/],
  ['address', 'information-we-collect', /Your address/],
  ['location', 'information-we-collect', /^Location$/m],
  ['financial', 'information-we-collect', /Financial information/],
  ['emergency preferences', 'information-we-collect', /Emergency preferences/],
  ['documents', 'information-we-collect', /Documents and inventory/],
  ['usage', 'information-we-collect', /^Usage$/m],
  ['device', 'information-we-collect', /Device information/],
  ['support communications', 'information-we-collect', /Support communications/],
  ['card numbers', 'information-we-collect', /Card numbers .* never reach our servers/],
  ['no passwords', 'information-we-collect', /no passwords/],
  ['consent and GPC', 'cookies-and-analytics', /off until you say yes[^]*Global Privacy Control/],
  ['use', 'how-we-use-it', /Evacuation Order/],
  ['sharing', 'sharing', /do not sell personal information[^]*Hotels[^]*Address search/],
  ['security measures', 'security', /encrypted/],
  ['access', 'your-rights', /^Access$/m],
  ['correction', 'your-rights', /^Correction$/m],
  ['deletion', 'your-rights', /^Deletion$/m],
  ['portability', 'your-rights', /^Portability$/m],
  ['opt-out', 'your-rights', /^Opt-out$/m],
  ['retention', 'retention', /30 days/],
  [
    'links, packets, invitations, history',
    'retention',
    /Claim packets[^]*365 days[^]*Invitations[^]*history/,
  ],
  ['children', 'children', /children under 13/],
  ['California rights', 'california', /California Privacy Rights Act[^]*limit the use of sensitive/],
  ['international transfers', 'international-transfers', /United States/],
  ['policy changes', 'changes', /by email or in the service/],
];

const TERMS_POINTS: [point: string, section: string, words: RegExp][] = [
  ['18 or older', 'eligibility', /must be 18 or older/],
  ['one account per person', 'eligibility', /One account per person/],
  ['consent to automatic activation', 'automatic-activation', /You consent to automatic activation/],
  ['service limits', 'service-limits', /call 911[^]*Official orders come first[^]*Not insurance/],
  ['billing monthly or annually', 'billing', /pay monthly or annually/],
  ['automatic renewal', 'billing', /renews automatically[^]*cancel online/],
  ['non-refundable', 'billing', /non-refundable, except as required by law/],
  ["30 days' notice", 'billing', /30 days' notice of a price change/],
  ['emergency funds separate', 'emergency-funds', /Emergency funds are separate from subscription fees/],
  ['manage and repay', 'emergency-funds', /your responsibility to manage, and to repay as applicable/],
  ['prohibited uses', 'prohibited-uses', /You may not/],
  ['termination by the user', 'ending', /takes effect at the end of the billing period/],
  ['termination by us', 'ending', /suspend or terminate your account immediately/],
  ['California law', 'governing-law', /laws of the State of California[^]*courts in Los Angeles County/],
  ['no arbitration invented', 'governing-law', /no arbitration clause/],
  ['changes notified', 'changes', /notify you by email or in the service/],
  ['honest availability', 'availability', /cannot promise that it is always available/],
  ['hotel', 'hotel', /within 50 miles[^]*three stars[^]*14 days/],
  ['hotel by plan', 'hotel', /With Plus and Premium[^]*one room[^]*Core includes no hotel nights/],
  ['repayment', 'emergency-funds', /conditions of your plan[^]*accept them when you choose the plan/],
  ['export', 'ending', /you have 30 days after that to sign in and export/],
];

describe.each([
  ['the privacy policy', privacyPolicy, PRIVACY_POINTS],
  ['the terms of service', termsOfService, TERMS_POINTS],
] as const)('%s', (_name, document, points) => {
  it.each(points)('covers %s', (_point, section, words) => {
    expect(sectionOf(document, section)).toMatch(words);
  });

  it('has an anchor for each section, and every internal link has a target', () => {
    const ids = document.sections.map((section) => section.id);
    expect(new Set(ids).size).toBe(ids.length);
    const targets = wordsIn(document.sections)
      .split('\n')
      .flatMap(inlineParts)
      .flatMap(({ to }) => (to?.startsWith('#') ? [to.slice(1)] : []));
    for (const target of targets) expect(ids).toContain(target);
  });

  it('says how to reach us, in a calm tone', () => {
    const words = wordsIn(document.sections);
    expect(words).toContain(SUPPORT_EMAIL);
    expect(words).not.toMatch(/!|mandatory evacuation|lorem|\[\[/i);
  });
});

it('both are dated September 18, 2025', () => expect(lastUpdated).toBe('September 18, 2025'));

it('the terms state the plan prices', () => {
  const words = sectionOf(termsOfService, 'plans');
  for (const { key } of plans) {
    expect(words).toContain(`__PRICE_${key.toUpperCase()}_MONTH__\n`);
    expect(words).toContain(`__PRICE_${key.toUpperCase()}_YEAR__\n`);
  }
});

it('the terms have the section that the cash questions link to', () => {
  expect(termsOfService.sections.map((section) => section.id)).toContain('emergency-funds');
});

it('the terms state one time limit for an export', () => {
  const sentences = wordsIn(termsOfService.sections).split(/(?<=\.)\s/);
  expect(sentences.filter((sentence) => /\bexport what is yours\b|for export/.test(sentence))).toHaveLength(
    1,
  );
});

it('the privacy policy lists everything that pages store in the browser', () => {
  const sources = import.meta.glob<string>(['#web/**/*.{ts,tsx}', '!#web/**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const keepers = Object.values(sources).filter((code) =>
    /Storage\.setItem\(|writeCookie\(\w+, |document\.cookie = `\w+=/.test(code),
  );
  const names = keepers.flatMap((code) => {
    const named = [...code.matchAll(/const (?:\w+_)?(?:KEY|PREFIX|COOKIE) = '([\w-]+):?'/g)];
    const written = [...code.matchAll(/document\.cookie = `(\w+)=\$/g)];
    return [...named, ...written].map(([, name = '']) => name);
  });
  expect(names).toEqual(expect.arrayContaining(['auth-user', 'awaited-code', 'draft', 'theme']));
  const caches = Object.values(sources).flatMap((code) =>
    [...code.matchAll(/caches\.open\((\w+)\)/g)].map(
      ([, constant]) =>
        new RegExp(`const ${constant} = ['\`]([a-z]+)`).exec(code)?.[1] ?? `no name of ${constant}`,
    ),
  );
  expect(caches).toEqual(expect.arrayContaining(['plan', 'files']));
  const policy = sectionOf(privacyPolicy, 'cookies-and-analytics');
  for (const name of [...names, '__Host-session', '__Host-signin']) expect(policy).toContain(`${name} (`);
  for (const name of caches) expect(policy).toContain(`${name} (cache)`);
});

describe('in Spanish', () => {
  const facts = { restDays: 7, settledDays: 30, waitDays: 7, newCardHours: 72 };
  const planRows = [['Core', '$500', '0']];
  const spanish: Record<string, readonly LegalSection[]> = {
    privacy: [
      ...collectionSections('Hearthline', 'Westridge Response Network'),
      ...sharingSections,
      ...rightsSections(SUPPORT_EMAIL),
    ],
    terms: [
      ...membershipSections('Hearthline', priceWord),
      ...limitSections,
      ...conductSections('Hearthline', SUPPORT_EMAIL),
    ],
    pay: spanishPay.sections({ ...facts, planRows, repayment: FUNDS_TEXT }),
  };
  const shapeOf = (block: LegalBlock) => {
    if (typeof block === 'string') return 'paragraph';
    if ('list' in block) return `list of ${block.list.length}`;
    if ('terms' in block) return `${block.terms.length} terms`;
    if ('table' in block) return `table of ${block.table.columns.length}`;
    return 'heading';
  };
  /** What must be the same in both: anchors, the structure of each section, and link targets. */
  const outlineOf = (sections: readonly LegalSection[]) =>
    sections.map((section) => ({
      id: section.id,
      blocks: section.blocks.map(shapeOf),
      links: wordsIn([section])
        .split('\n')
        .flatMap(inlineParts)
        .flatMap(({ to }) => to ?? []),
    }));
  const figuresOf = (sections: readonly LegalSection[]) =>
    wordsIn(sections)
      .match(/\d[\d,]*/g)
      ?.toSorted();

  it.each([
    ['privacy', privacyPolicy],
    ['terms', termsOfService],
    ['pay', whatWePay],
  ] as const)('%s has the same sections, links and figures', (name, { sections }) => {
    expect(outlineOf(spanish[name] ?? [])).toEqual(outlineOf(sections));
    if (name !== 'pay') expect(figuresOf(spanish[name] ?? [])).toEqual(figuresOf(sections));
  });

  it('says at the top that the English text is the binding one', () => {
    expect(spanishLegal.courtesyTranslation).toMatch(/^Esta es una traducción de cortesía\. .*inglés.*$/);
  });
});
