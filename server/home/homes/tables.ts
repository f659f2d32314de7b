import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#server/core/accounts/tables.ts';
import { POLICY_KIND_KEYS, POLICY_LIMIT_KEYS } from '#contract/home/policies.ts';
import { bytes, createdAt, id, instant, isOneOf } from '#server/platform/tables.ts';
import { limitColumn, limitColumns } from './policy-limits.ts';

/** Dollars are kept as whole cents: sums stay exact. */
const cents = () => bigint({ mode: 'number' });

/** A place a member protects. Its owner is `userId`; who else may see or change it is in `home_members`. */
export const homes = pgTable(
  'homes',
  {
    id: id(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    address: text().notNull(),
    city: text().notNull(),
    state: text({ enum: ['CA', 'NV', 'AZ'] }).notNull(),
    zip: text().notNull(),
    lat: doublePrecision(),
    lng: doublePrecision(),
    /** How the point came about. Only `pin` and `rooftop` are the home itself; nothing else may ever start services. */
    accuracy: text({ enum: ['pin', 'rooftop', 'street', 'zip'] }),
    locatedAt: instant(),
    archivedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    // Which homes an order may cover: found by its box, decided by its line.
    index('homes_precise_place')
      .on(t.lat, t.lng)
      .where(sql`${t.archivedAt} is null and ${t.accuracy} in ('pin', 'rooftop')`),
    index('homes_rough_place')
      .on(t.lat, t.lng)
      .where(sql`${t.archivedAt} is null and ${t.accuracy} in ('street', 'zip')`),
    // What is counted of all homes is told without those put away.
    index('homes_archived')
      .on(t.id)
      .where(sql`${t.archivedAt} is not null`),
    check('homes_state_served', sql`${t.state} in ('CA', 'NV', 'AZ')`),
    check('homes_zip_five_digits', sql`${t.zip} ~ '^[0-9]{5}$'`),
    check('homes_accuracy_known', sql`${t.accuracy} in ('pin', 'rooftop', 'street', 'zip')`),
    check(
      'homes_point_whole',
      sql`(${t.lat} is null) = (${t.lng} is null) and (${t.lat} is null) = (${t.accuracy} is null)`,
    ),
    check('homes_point_on_earth', sql`${t.lat} between -90 and 90 and ${t.lng} between -180 and 180`),
  ],
);

/** Who may do what in a home. The owner has a row here, too. */
export const homeMembers = pgTable(
  'home_members',
  {
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: ['owner', 'member', 'viewer'] }).notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ columns: [t.homeId, t.userId] }),
    index().on(t.userId),
    uniqueIndex('home_members_one_owner')
      .on(t.homeId)
      .where(sql`${t.role} = 'owner'`),
    index('home_members_others')
      .on(t.homeId, t.userId)
      .where(sql`${t.role} <> 'owner'`),
    check('home_members_role_known', sql`${t.role} in ('owner', 'member', 'viewer')`),
  ],
);

/** The home a person is looking at: `current-home-id` in a path. */
export const currentHomes = pgTable(
  'current_homes',
  {
    userId: uuid()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
  },
  (t) => [index().on(t.homeId)],
);

export const policies = pgTable(
  'policies',
  {
    id: id(),
    homeId: uuid()
      .notNull()
      .references(() => homes.id, { onDelete: 'cascade' }),
    kind: text({ enum: POLICY_KIND_KEYS }).notNull().default('homeowners'),
    carrier: text().notNull(),
    /** Sealed by the home's key. */
    policyNumber: bytes().notNull(),
    coverageLimitCents: cents().notNull(),
    deductibleCents: cents().notNull(),
    ...limitColumns(() => cents()),
    effectiveDate: date({ mode: 'string' }).notNull(),
    expiryDate: date({ mode: 'string' }).notNull(),
    /** Taken off the home by a person; kept, because claims look back. */
    endedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.homeId),
    index('policies_expiring')
      .on(t.expiryDate)
      .where(sql`${t.endedAt} is null`),
    check('policies_kind_known', isOneOf(t.kind, POLICY_KIND_KEYS)),
    check('policies_dates_in_order', sql`${t.expiryDate} > ${t.effectiveDate}`),
    check(
      'policies_sums_not_negative',
      sql.join(
        [t.coverageLimitCents, t.deductibleCents, ...POLICY_LIMIT_KEYS.map((key) => t[limitColumn(key)])].map(
          (column) => sql`${column} >= 0`,
        ),
        sql` and `,
      ),
    ),
  ],
);

/** A reminder that a policy ends, sent once for each person, expiry date and number of days ahead. */
export const policyReminders = pgTable(
  'policy_reminders',
  {
    policyId: uuid()
      .notNull()
      .references(() => policies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiryDate: date({ mode: 'string' }).notNull(),
    daysAhead: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.policyId, t.userId, t.expiryDate, t.daysAhead] }), index().on(t.userId)],
);
