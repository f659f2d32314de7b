import type { PetKinds } from '#contract/home/household.ts';
import { userId } from '#server/core/accounts/tables.ts';
import { homeId, homeKey } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** An invitation to share a home. The token is only in the email; this table stores its SHA-256. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: id(),
    homeId: homeId(),
    email: text().notNull(),
    role: text({ enum: ['member', 'viewer'] }).notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: userId(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    withdrawnAt: instant(),
  },
  (t) => [
    uniqueIndex('household_invitations_token_hash_key').on(t.tokenHash),
    index().on(t.homeId),
    index().on(t.invitedBy),
    index().on(t.email),
    uniqueIndex('household_invitations_open_key')
      .on(t.homeId, t.email)
      .where(sql`${t.acceptedAt} is null and ${t.withdrawnAt} is null`),
    check('household_invitations_role_known', sql`${t.role} in ('member', 'viewer')`),
    check('household_invitations_email_lower_case', sql`${t.email} = lower(${t.email})`),
  ],
);

/**
 * A person who lives in the home and would have to leave it. All details are encrypted with the home's key.
 */
export const householdPeople = pgTable(
  'household_people',
  { id: id(), homeId: homeId(), details: bytes().notNull(), createdAt: createdAt() },
  (t) => [index().on(t.homeId)],
);

export const householdPets = pgTable(
  'household_pets',
  { id: id(), homeId: homeId(), details: bytes().notNull(), createdAt: createdAt() },
  (t) => [index().on(t.homeId)],
);

/** Emergency contacts, encrypted like the people. */
export const emergencyContacts = pgTable(
  'emergency_contacts',
  {
    id: id(),
    homeId: homeId(),
    position: integer().notNull().default(0),
    details: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.homeId)],
);

/** Meeting place, route and shut-offs: one encrypted plan per home. */
export const householdPlans = pgTable('household_plans', {
  homeId: homeKey(),
  details: bytes().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/**
 * Head count and room needs per home, as unencrypted numbers only. Rooms are found for thousands of homes per
 * second, which leaves no time to decrypt each household. Updated with every household change.
 */
export const homeNeeds = pgTable('home_needs', {
  homeId: homeKey(),
  people: smallint().notNull(),
  /** Pets that can stay in a room. */
  pets: smallint().notNull(),
  /** The same pets by kind, for requests to hotels. Null until counted. */
  petKinds: jsonb().$type<PetKinds>(),
  /** A person needs a step-free room. */
  isAccessible: boolean().notNull(),
  /** A person needs power for a device, oxygen or refrigerated medication. These homes get rooms first. */
  isMedical: boolean().notNull(),
});
