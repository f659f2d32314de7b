import type { Basis } from './recovery-aid.ts';

type Row = Basis & { id: string };
const COUNTY = 'County re-entry advice';
const KERN = 'kernpublichealth.com';
const EDC = 'edcgov.us';
const SOCO = 'socoemergency.org';
const LAIST = 'laist.com';

const rule = <const I extends string>(
  id: I,
  section: string,
  sources: readonly string[],
  confidence: Basis['confidence'] = 'A',
) => ({ id, section, sources, confidence }) satisfies Row;

/** How to come back to a burned or smoky home. Data: a new rule is a row here and its words. */
const ROWS = [
  rule('SAFE-01', COUNTY, [KERN]),
  rule('SAFE-02', COUNTY, [KERN, EDC]),
  rule('SAFE-03', COUNTY, [KERN, 'thejenkinsteam.com']),
  rule('SAFE-04', COUNTY, [KERN, EDC]),
  rule('SAFE-05', COUNTY, [KERN]),
  rule('SAFE-06', COUNTY, [KERN, LAIST]),
  rule('SAFE-07', 'United Policyholders, Nevada County; shot list: our own', [
    'uphelp.org',
    'nevadacountyca.gov',
  ]),
  rule('SAFE-08', COUNTY, [SOCO, EDC, LAIST]),
  rule('SAFE-09', COUNTY, [SOCO, LAIST], 'B'),
  rule('SAFE-10', COUNTY, [SOCO, 'lapost.com']),
  rule('SAFE-11', 'Water utilities’ notices', ['ladwpnews.com', 'LA Times copies']),
  rule('SAFE-12', 'LA Times copy', ['secure.nohib.com'], 'C'),
  rule('SAFE-13', COUNTY, [LAIST, KERN]),
  rule('SAFE-14', 'Our own advice', ['Hearthline'], 'M'),
  rule('SAFE-15', 'LAist, going home', [LAIST], 'B'),
] as const;

export type SafetyId = (typeof ROWS)[number]['id'];
export const SAFETY: readonly (Row & { id: SafetyId })[] = ROWS;
/** Take photos before any cleanup: the page shows this rule separately. */
export const PHOTO_RULE: SafetyId = 'SAFE-07';
