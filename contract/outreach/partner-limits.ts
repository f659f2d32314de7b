import { z } from 'zod';
import * as v from '#text/outreach/partner-values.ts';
import type { PartnerKind } from './partner-kinds.ts';

/** What a partner can do, as limits that a booking is checked against. Each kind has its own. */

const count = z.number(v.wholeNumber).int(v.wholeNumber).min(0, v.wholeNumber).max(10_000, v.wholeNumber);
const species = z.array(z.enum(['dog', 'cat', 'bird', 'small', 'horse', 'livestock'], v.species));

const Animals = z.strictObject({
  species: species.min(1, v.species),
  mostPounds: count.nullable().describe('Maximum animal weight; null: any'),
});
const Ages = z
  .strictObject({ fromAge: count, toAge: count })
  .refine(({ fromAge, toAge }) => fromAge <= toAge, { path: ['toAge'], message: v.ageRange });
const Nothing = z.strictObject({});

export const LIMITS = {
  // Rooms, pets and power are in the blocks of the lodging capability.
  hotel: Nothing,
  kennel: Animals,
  vet: Animals,
  contractor: z.strictObject({ licenseClasses: z.array(z.string().trim().min(1).max(20)).max(20) }),
  mover: Nothing,
  'child-care': Ages,
  tutor: Ages,
  driver: z.strictObject({
    seats: count,
    wheelchair: z.boolean(),
    oxygen: z.boolean(),
    pets: z.boolean(),
    trailer: z.boolean(),
  }),
  meals: Nothing,
  'medical-supplier': z.strictObject({ oxygen: z.boolean(), delivers: z.boolean() }),
  architect: Nothing,
  'insurance-rep': Nothing,
  'travel-desk': Nothing,
  storage: Nothing,
  supplier: Nothing,
  shelter: Nothing,
  responder: Nothing,
} as const satisfies Record<PartnerKind, z.ZodType>;

export type Limits = z.output<(typeof LIMITS)[PartnerKind]>;

const ANY_ANIMAL = {
  species: ['dog', 'cat', 'bird', 'small', 'horse', 'livestock'],
  mostPounds: null,
} satisfies Limits;

/** The limits a partner starts with, until our team changes them. */
export const FIRST_LIMITS: Record<PartnerKind, Limits> = {
  hotel: {},
  kennel: ANY_ANIMAL,
  vet: ANY_ANIMAL,
  contractor: { licenseClasses: ['B'] },
  mover: {},
  'child-care': { fromAge: 0, toAge: 12 },
  tutor: { fromAge: 6, toAge: 18 },
  driver: { seats: 4, wheelchair: false, oxygen: false, pets: true, trailer: false },
  meals: {},
  'medical-supplier': { oxygen: true, delivers: true },
  architect: {},
  'insurance-rep': {},
  'travel-desk': {},
  storage: {},
  supplier: {},
  shelter: {},
  responder: {},
};
