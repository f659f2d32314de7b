import { groups, kinds } from '#text/home/document-kinds.ts';

/**
 * The documents a household needs after a disaster, in the four groups of FEMA's Emergency Financial First
 * Aid Kit. The checklist, the upload form and the claim packet all read this list. Kind keys are stored:
 * never change one.
 */
export const DOCUMENT_GROUPS = groups;
export type DocumentGroup = keyof typeof DOCUMENT_GROUPS;
export const GROUP_NAMES = Object.keys(DOCUMENT_GROUPS) as [DocumentGroup, ...DocumentGroup[]];

type KindFacts = {
  /** Null: a document of no listed kind, which the checklist leaves out. */
  group: DocumentGroup | null;
  title: string;
  /** One line on why it matters. */
  why: string;
};

/** The group of each kind. Null: no listed kind, which the checklist leaves out. */
const GROUP_OF = {
  'photo-id': 'identification',
  'birth-certificate': 'identification',
  'social-security-card': 'identification',
  citizenship: 'identification',
  'family-record': 'identification',
  'military-record': 'identification',
  'pet-record': 'identification',
  'insurance-policy': 'financial',
  'deed-or-lease': 'financial',
  mortgage: 'financial',
  'vehicle-title': 'financial',
  'tax-return': 'financial',
  'will-or-trust': 'financial',
  'power-of-attorney': 'financial',
  'bank-statement': 'financial',
  'income-proof': 'financial',
  'health-insurance-card': 'medical',
  immunizations: 'medical',
  prescriptions: 'medical',
  'physician-orders': 'medical',
  'medical-devices': 'medical',
  'advance-directive': 'medical',
  'emergency-contacts': 'contacts',
  'work-school-contacts': 'contacts',
  'insurer-contacts': 'contacts',
  'utility-contacts': 'contacts',
  other: null,
} as const satisfies Record<keyof typeof kinds, DocumentGroup | null>;

export type DocumentKind = keyof typeof GROUP_OF;
export const KIND_NAMES = Object.keys(GROUP_OF) as [DocumentKind, ...DocumentKind[]];

export const DOCUMENT_KINDS = Object.fromEntries(
  KIND_NAMES.map((kind) => [kind, { group: GROUP_OF[kind], ...kinds[kind] }]),
) as Readonly<Record<DocumentKind, KindFacts>>;

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
  LISTED_KINDS.filter((kind) => GROUP_OF[kind] === group);
