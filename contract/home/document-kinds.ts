/**
 * The documents a household needs after a disaster, in the four groups of FEMA's Emergency Financial First
 * Aid Kit. The checklist, the upload form and the claim packet all read this list. Kind keys are stored:
 * never change one.
 */
export const DOCUMENT_GROUPS = {
  identification: 'Household identification',
  financial: 'Financial and legal',
  medical: 'Medical',
  contacts: 'Household contacts',
} as const;
export type DocumentGroup = keyof typeof DOCUMENT_GROUPS;
export const GROUP_NAMES = Object.keys(DOCUMENT_GROUPS) as [DocumentGroup, ...DocumentGroup[]];

type KindFacts = {
  /** Null: a document of no listed kind, which the checklist leaves out. */
  group: DocumentGroup | null;
  title: string;
  /** One line on why it matters. */
  why: string;
};

const KINDS = {
  'photo-id': {
    group: 'identification',
    title: 'Photo ID',
    why: 'Checkpoints, banks and aid desks ask for it first.',
  },
  'birth-certificate': {
    group: 'identification',
    title: 'Birth certificates',
    why: 'With one you can replace nearly every other paper.',
  },
  'social-security-card': {
    group: 'identification',
    title: 'Social Security cards',
    why: 'FEMA asks for a Social Security number when you apply for help.',
  },
  citizenship: {
    group: 'identification',
    title: 'Passport, green card or naturalization',
    why: 'Shows who may receive which federal help, and is slow to replace.',
  },
  'family-record': {
    group: 'identification',
    title: 'Marriage, divorce or custody papers',
    why: 'Shows who may decide, inherit, and pick up a child.',
  },
  'military-record': {
    group: 'identification',
    title: 'Military record (DD-214)',
    why: 'Opens veterans’ benefits, loans and housing help.',
  },
  'pet-record': {
    group: 'identification',
    title: 'Pet ID and vaccinations',
    why: 'Shelters and hotels ask for them at the door. A photo proves the pet is yours.',
  },
  'insurance-policy': {
    group: 'financial',
    title: 'Insurance policies',
    why: 'The declarations page says what is covered and for how much.',
  },
  'deed-or-lease': {
    group: 'financial',
    title: 'Deed or lease',
    why: 'Proves that you own or rent the home you claim for.',
  },
  mortgage: {
    group: 'financial',
    title: 'Mortgage or loan papers',
    why: 'Lenders can pause payments after a disaster. You need the account.',
  },
  'vehicle-title': {
    group: 'financial',
    title: 'Vehicle titles and registration',
    why: 'Insurers ask for the title before they pay for a lost car.',
  },
  'tax-return': {
    group: 'financial',
    title: 'Last tax return',
    why: 'Disaster loans and the casualty-loss deduction are worked out from it.',
  },
  'will-or-trust': {
    group: 'financial',
    title: 'Will or trust',
    why: 'A copy in a second place keeps your wishes from burning with the house.',
  },
  'power-of-attorney': {
    group: 'financial',
    title: 'Power of attorney',
    why: 'Lets someone you trust sign while you cannot.',
  },
  'bank-statement': {
    group: 'financial',
    title: 'Bank and card statements',
    why: 'With the account numbers at hand, money moves again.',
  },
  'income-proof': {
    group: 'financial',
    title: 'Proof of income or benefits',
    why: 'Aid, rentals and loans ask what you earn.',
  },
  'health-insurance-card': {
    group: 'medical',
    title: 'Health insurance cards',
    why: 'A hospital far from home can check your cover at once.',
  },
  immunizations: {
    group: 'medical',
    title: 'Immunization records',
    why: 'Schools and shelters take children in faster with them.',
  },
  prescriptions: {
    group: 'medical',
    title: 'Prescriptions',
    why: 'With name and dose a California pharmacist can refill in an emergency.',
  },
  'physician-orders': {
    group: 'medical',
    title: 'Doctors’ orders and care plans',
    why: 'Tells a new doctor what your own already knows.',
  },
  'medical-devices': {
    group: 'medical',
    title: 'Medical devices',
    why: 'Model and serial numbers help replace a lost oxygen or CPAP machine.',
  },
  'advance-directive': {
    group: 'medical',
    title: 'Advance directive',
    why: 'Says what care you want when you cannot say it.',
  },
  'emergency-contacts': {
    group: 'contacts',
    title: 'Emergency contacts',
    why: 'Phones run out. A list tells helpers whom to call.',
  },
  'work-school-contacts': {
    group: 'contacts',
    title: 'Employer and school contacts',
    why: 'One call each, and nobody waits or worries.',
  },
  'insurer-contacts': {
    group: 'contacts',
    title: 'Insurer and agent contacts',
    why: 'A claim starts with one call. Keep the number and your policy together.',
  },
  'utility-contacts': {
    group: 'contacts',
    title: 'Utility and repair contacts',
    why: 'Gas, water and power are shut off and turned on again by them.',
  },
  other: { group: null, title: 'Other paper', why: 'Anything else you would want to have.' },
} as const satisfies Record<string, KindFacts>;

export type DocumentKind = keyof typeof KINDS;
export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, KindFacts>> = KINDS;
export const KIND_NAMES = Object.keys(KINDS) as [DocumentKind, ...DocumentKind[]];

/** The kinds on the checklist: all except `other`. */
export type ListedKind = Exclude<DocumentKind, 'other'>;
export const LISTED_KINDS = KIND_NAMES.filter((kind) => kind !== 'other') as [ListedKind, ...ListedKind[]];

/**
 * What a claim packet contains by default: documents that show what was insured, owned and owed. Identity,
 * health, tax and account documents are private and go in only when the member adds them.
 */
export const CLAIM_KINDS: readonly DocumentKind[] = [
  'insurance-policy',
  'deed-or-lease',
  'mortgage',
  'vehicle-title',
];

/** The kinds of one group, in checklist order. */
export const kindsOf = (group: DocumentGroup): ListedKind[] =>
  LISTED_KINDS.filter((kind) => KINDS[kind].group === group);
