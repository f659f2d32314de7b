import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { homes } from '#server/home/homes/tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

const homeId = () =>
  uuid()
    .notNull()
    .references(() => homes.id, { onDelete: 'cascade' });

/** Somebody was asked to share a home. The token itself is in the mail only; here is its SHA-256. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: id(),
    homeId: homeId(),
    email: text().notNull(),
    role: text({ enum: ['member', 'viewer'] }).notNull(),
    tokenHash: bytes().notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
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

/** Someone who lives in the home and would have to leave it. All that is known of them is sealed by the home's key. */
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

/** Whom to call. Sealed like the people. */
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

/** Where to meet, which way to go, what to shut off: one plan to a home, sealed. */
export const householdPlans = pgTable('household_plans', {
  homeId: uuid()
    .primaryKey()
    .references(() => homes.id, { onDelete: 'cascade' }),
  details: bytes().notNull(),
  updatedAt: instant().notNull().defaultNow(),
});

/**
 * How many have to leave a home and what their room needs: numbers alone, in clear. Rooms are found for thousands of homes
 * in a second, and there is no time to unseal each household then. Kept with every change of the household.
 */
export const homeNeeds = pgTable('home_needs', {
  homeId: uuid()
    .primaryKey()
    .references(() => homes.id, { onDelete: 'cascade' }),
  people: smallint().notNull(),
  /** Pets that can stay in a room. */
  pets: smallint().notNull(),
  /** Somebody needs a room without steps. */
  isAccessible: boolean().notNull(),
  /** Somebody needs power for a device, oxygen or cooled medication: these rooms are given first. */
  isMedical: boolean().notNull(),
});
