import type { DocumentKind } from '#contract/home/document-kinds.ts';

/** Words in a file name and the type they suggest; the first match wins, so specific ones come first. */
const SIGNS: readonly (readonly [RegExp, DocumentKind])[] = [
  [
    /\b(health|medical|dental|vision|medicare|medi ?cal|kaiser|blue (shield|cross))\b.*\b(card|insurance|plan)\b|\bmedicare\b|\binsurance card\b/,
    'health-insurance-card',
  ],
  [/\b(insurer|agent|adjuster)s?\b.*\b(contacts?|phone|numbers?)\b/, 'insurer-contacts'],
  [
    /\b(utilit(y|ies)|plumber|electrician|pg ?e|contractor)\b.*\b(contacts?|phone|numbers?|list)\b/,
    'utility-contacts',
  ],
  [/\b(school|work|employer|daycare)s?\b.*\b(contacts?|phone|numbers?)\b/, 'work-school-contacts'],
  [/\b(emergency|family|phone)\b.*\b(contacts?|numbers?|list|tree)\b|\bcontacts?\b/, 'emergency-contacts'],
  [/\b(dog|cat|pet|rabies|vet|veterinary|microchip)s?\b/, 'pet-record'],
  [/\b(vaccin\w*|immuni[sz]ation\w*|shot record|yellow card)\b/, 'immunizations'],
  [/\b(advance directive|living will|polst|dnr)\b/, 'advance-directive'],
  [/\b(prescriptions?|medications?|rx|pharmacy)\b/, 'prescriptions'],
  [/\b(cpap|oxygen|pacemaker|hearing aids?|wheelchair|medical device\w*|insulin pump)\b/, 'medical-devices'],
  [/\b(physician|doctor|dr|care plan|treatment)\b/, 'physician-orders'],
  [/\b(dd ?214|military|veteran|discharge papers)\b/, 'military-record'],
  [/\b(birth)\b/, 'birth-certificate'],
  [/\b(ssn|ss card|social security)\b/, 'social-security-card'],
  [/\b(passport|green card|naturali[sz]ation|citizenship|visa|i ?551)\b/, 'citizenship'],
  [/\b(marriage|divorce|custody|adoption)\b/, 'family-record'],
  [/\b(driver'?s? licen[sc]e|drivers|licen[sc]e|photo id|state id|id card|real id|id)\b/, 'photo-id'],
  [/\b(power of attorney|poa)\b/, 'power-of-attorney'],
  [/\b(will|trust|testament|estate)\b/, 'will-or-trust'],
  [/\b(mortgage|heloc|home loan|loan)\b/, 'mortgage'],
  [/\b(deed|lease|rental agreement|property tax|escrow)\b/, 'deed-or-lease'],
  [
    /\b(vehicle|car|auto|truck|dmv|pink slip|registration|title)\b(?!.*\b(insurance|policy)\b)/,
    'vehicle-title',
  ],
  [/\b(tax(es)?|1040|irs|w ?2|1099|540)\b/, 'tax-return'],
  [/\b(pay ?(stub|slip|check)|payroll|salary|income|benefits?|ssi|pension|unemployment)\b/, 'income-proof'],
  [/\b(bank|checking|savings|credit card|statement|401k|ira)\b/, 'bank-statement'],
  [
    /\b(insurance|policy|declarations?|dec page|coverage|homeowners?|flood|earthquake|hoa)\b/,
    'insurance-policy',
  ],
];

/** Guesses a document's type from its file name. The user sees it and can change it. */
export function guessKind(filename: string): DocumentKind {
  const words = filename
    .replace(/\.\w+$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}']+/gu, ' ');
  return SIGNS.find(([sign]) => sign.test(words))?.[1] ?? 'other';
}
