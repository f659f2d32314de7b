/** Kinds, states and required documents of partners. No schema here, because public pages import this file. */

export const PARTNER_KINDS = [
  'hotel',
  'kennel',
  'vet',
  'contractor',
  'mover',
  'child-care',
  'tutor',
  'driver',
  'meals',
  'medical-supplier',
  'architect',
  'insurance-rep',
  'travel-desk',
  'storage',
  'supplier',
  // Run by others. The map lists them, and households without a room see the shelters nearby.
  'shelter',
  'responder',
] as const;
export type PartnerKind = (typeof PARTNER_KINDS)[number];

export const PARTNER_STATES = ['candidate', 'active', 'paused', 'blocked', 'ended'] as const;
export type PartnerState = (typeof PARTNER_STATES)[number];
export const PARTNER_MOVERS = ['partner', 'agent', 'operations'] as const;
export type PartnerMover = (typeof PARTNER_MOVERS)[number];

/** Every allowed move and who makes it. The database has the same rows, in `moves`, and a test compares the two. */
export const PARTNER_MOVES: readonly {
  from: PartnerState;
  to: PartnerState;
  movers: readonly PartnerMover[];
}[] = [
  { from: 'candidate', to: 'active', movers: ['operations'] },
  { from: 'candidate', to: 'ended', movers: ['operations'] },
  { from: 'active', to: 'paused', movers: ['partner', 'agent', 'operations'] },
  { from: 'active', to: 'blocked', movers: ['operations'] },
  { from: 'active', to: 'ended', movers: ['operations'] },
  { from: 'paused', to: 'active', movers: ['partner', 'operations'] },
  { from: 'paused', to: 'blocked', movers: ['operations'] },
  { from: 'paused', to: 'ended', movers: ['operations'] },
  // Needs two people; the database refuses a single one.
  { from: 'blocked', to: 'paused', movers: ['operations'] },
  { from: 'blocked', to: 'ended', movers: ['operations'] },
];

export const canMovePartner = (from: PartnerState, to: PartnerState, mover: PartnerMover): boolean =>
  PARTNER_MOVES.some((move) => move.from === from && move.to === to && move.movers.includes(mover));

export const DOCUMENT_KINDS = ['license', 'insurance', 'agreement'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const ALL: readonly DocumentKind[] = DOCUMENT_KINDS;
const UNLICENSED: readonly DocumentKind[] = ['insurance', 'agreement'];
const AGREEMENT: readonly DocumentKind[] = ['agreement'];

/** The documents a partner needs for each service it offers. Kinds that California licenses need their license. */
export const REQUIRED_DOCUMENTS: Record<PartnerKind, readonly DocumentKind[]> = {
  hotel: ALL,
  kennel: UNLICENSED,
  vet: ALL,
  contractor: ALL,
  mover: ALL,
  'child-care': ALL,
  tutor: UNLICENSED,
  driver: ALL,
  meals: ALL,
  'medical-supplier': ALL,
  architect: ALL,
  'insurance-rep': ALL,
  'travel-desk': ALL,
  storage: UNLICENSED,
  supplier: UNLICENSED,
  shelter: AGREEMENT,
  responder: ALL,
};

/** Documents a partner needs, including for other services: a tutor who drives needs a driver's license. */
export const requiredDocuments = (
  kind: PartnerKind,
  services: readonly PartnerKind[],
): readonly DocumentKind[] =>
  DOCUMENT_KINDS.filter((document) =>
    [kind, ...services].some((service) => REQUIRED_DOCUMENTS[service].includes(document)),
  );

/** A contact who hasn't confirmed for this long no longer counts. */
export const PROOF_DAYS = 90;
/** Documents and confirmations that end within this many days are listed as ending soon. */
export const SOON_DAYS = 30;

export const CONTACT_ROLES = ['desk', 'dispatch', 'billing'] as const;
export type ContactRole = (typeof CONTACT_ROLES)[number];
/** Billing contacts get statements. They don't answer requests, so their confirmation doesn't make a partner fit. */
export const answersRequests = (role: ContactRole): boolean => role !== 'billing';

export const RATE_UNITS = ['night', 'day', 'hour', 'visit', 'ride', 'mile', 'item', 'month'] as const;
export type RateUnit = (typeof RATE_UNITS)[number];

/** Sunday is 0; 7 is every public holiday. */
export const HOLIDAYS = 7;
