import type { Confidence } from './recovery-clock.ts';
import type { ClockId } from './recovery-clocks.ts';

/** Where our team reads a fact, and how sure we are of it. */
export type Basis = { section: string; sources: readonly string[]; confidence: Confidence };

export const AID_TOPICS = [
  'fema',
  'sba',
  'taxes',
  'unemployment',
  'food',
  'mortgage',
  'debris',
  'utilities',
  'mail',
  'documents',
] as const;
export type AidTopic = (typeof AID_TOPICS)[number];

type Row = Basis & {
  id: string;
  topic: AidTopic;
  /** The deadline of the same id says by when. Entries without one have no date that we know. */
  clock?: ClockId;
  /** Federal aid exists in every state, all other only in California. */
  isFederal?: true;
};

/** Help after a loss. Data: a new entry is a row here and its words, without which it doesn't compile. */
const ROWS = [
  {
    id: 'AID-01',
    topic: 'fema',
    clock: 'AID-01',
    isFederal: true,
    section: '44 CFR 206.112',
    sources: ['library.nclc.org', 'lexbuild.dev'],
    confidence: 'B',
  },
  {
    id: 'AID-02',
    topic: 'fema',
    clock: 'AID-02',
    isFederal: true,
    section: 'FEMA fact sheet',
    sources: ['fema.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-03',
    topic: 'fema',
    clock: 'AID-03',
    isFederal: true,
    section: 'FEMA',
    sources: ['richardsontoday.com', 'FEMA page of Feb 2026'],
    confidence: 'B',
  },
  {
    id: 'AID-07',
    topic: 'fema',
    section: 'WIC 13600',
    sources: ['ca.elaws.us', 'cdss.ca.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-05',
    topic: 'sba',
    clock: 'AID-05',
    isFederal: true,
    section: 'SBA',
    sources: ['sba.gov', 'usregs.ai', 'findmymoney.app'],
    confidence: 'B',
  },
  {
    id: 'AID-06',
    topic: 'sba',
    clock: 'AID-06',
    isFederal: true,
    section: 'SBA',
    sources: ['usregs.ai', 'findmymoney.app'],
    confidence: 'B',
  },
  {
    id: 'AID-11',
    topic: 'taxes',
    clock: 'AID-11',
    isFederal: true,
    section: 'IRS and FTB disaster notices',
    sources: ['taxslayerpro.com', 'taxnews.ey.com'],
    confidence: 'B',
  },
  {
    id: 'AID-12',
    topic: 'taxes',
    isFederal: true,
    section: 'IRC 165(h), (i); P.L. 119-21 s. 70109',
    sources: ['accountabilityservices.com', 'nomadictax.org', 'open-exam-prep.com'],
    confidence: 'B',
  },
  {
    id: 'AID-13',
    topic: 'taxes',
    isFederal: true,
    section: 'IRC 123; Rev. Rul. 93-43',
    sources: ['thefreelibrary.com', 'J.K. Lasser 18.17'],
    confidence: 'B',
  },
  {
    id: 'AID-14',
    topic: 'taxes',
    isFederal: true,
    section: 'IRC 1033(h)',
    sources: ['open-exam-prep.com'],
    confidence: 'C',
  },
  {
    id: 'AID-15',
    topic: 'taxes',
    clock: 'AID-15',
    section: 'R&T 170',
    sources: ['law.justia.com', 'assessor.lacounty.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-16',
    topic: 'taxes',
    clock: 'AID-16',
    section: 'R&T 194, 194.1',
    sources: ['lawserver.com', 'law.onecle.com', 'placer.ca.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-17',
    topic: 'taxes',
    clock: 'AID-17',
    section: 'R&T 69, 69.3',
    sources: ['assessor.venturacounty.gov', 'sonomacounty.ca.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-08',
    topic: 'unemployment',
    clock: 'AID-08',
    section: '20 CFR 625.8 (old text)',
    sources: ['webarchive.library.unt.edu', 'edd.ca.gov'],
    confidence: 'C',
  },
  {
    id: 'AID-09',
    topic: 'food',
    section: 'CDSS',
    sources: ['cafoodbanks.org', 'Santa Clara CalFresh handbook'],
    confidence: 'B',
  },
  {
    id: 'AID-10',
    topic: 'food',
    clock: 'AID-10',
    section: 'CDSS CF 303',
    sources: ['cdss.ca.gov', 'cafoodbanks.org'],
    confidence: 'A',
  },
  {
    id: 'AID-20',
    topic: 'mortgage',
    section: 'Fin. 338 (SB 610)',
    sources: ['bakersfieldparalegal.com', 'opencalaccess.org'],
    confidence: 'C',
  },
  {
    id: 'AID-19',
    topic: 'mortgage',
    section: 'Civ. 3273.20 ff (AB 238)',
    sources: ['infobytes.orrick.com', 'codifylegalpublishing.com', 'a41.asmdc.org'],
    confidence: 'A',
  },
  {
    id: 'AID-21',
    topic: 'mortgage',
    section: 'CalHFA',
    sources: ['calhfa.ca.gov'],
    confidence: 'A',
  },
  {
    id: 'AID-31',
    topic: 'mortgage',
    section: 'AB 493 (final text not seen)',
    sources: ['veeto.app'],
    confidence: 'C',
  },
  {
    id: 'AID-18',
    topic: 'debris',
    clock: 'AID-18',
    section: 'Cal OES right of entry',
    sources: ['news.caloes.ca.gov', 'socoemergency.org', 'unekjc.com'],
    confidence: 'A',
  },
  {
    id: 'UTIL-01',
    topic: 'utilities',
    isFederal: true,
    section: 'United Policyholders, first steps',
    sources: ['uphelp.org'],
    confidence: 'A',
  },
  {
    id: 'AID-29',
    topic: 'mail',
    isFederal: true,
    section: 'USPS',
    sources: ['parcelandpostaltechnologyinternational.com'],
    confidence: 'C',
  },
  {
    id: 'AID-28',
    topic: 'documents',
    section: 'Governor’s orders, by disaster',
    sources: ['alpha.ca.gov', 'gov.ca.gov'],
    confidence: 'B',
  },
] as const satisfies readonly Row[];

export type AidId = (typeof ROWS)[number]['id'];
export const AID_ENTRIES: readonly (Row & { id: AidId })[] = ROWS;
export const AID_IDS = ROWS.map(({ id }) => id) as [AidId, ...AidId[]];
