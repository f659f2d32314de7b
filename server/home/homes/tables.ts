import { userId, userKey } from '#server/core/accounts/tables.ts';
import { APPROVAL_DOUBTS, APPROVALS } from '#contract/home/protection.ts';
import { POLICY_KIND_KEYS } from '#contract/home/policies.ts';
import { POLICY_LIMIT_KEYS } from '#contract/home/policy-limits.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  createdAt,
  day,
  degrees,
  flag,
  id,
  instant,
  isOnEarth,
  isOneOf,
  onePer,
  partOf,
  safeInteger,
} from '#server/platform/tables.ts';
import { mail, mailParts } from './mail-columns.ts';
import { limitColumn, limitColumns } from './policy-limits.ts';

/** A home that a membership protects. `userId` is its owner; `home_members` has everyone with access. */
export const homes = pgTable(
  'homes',
  {
    id: id(),
    userId: userId(),
    address: text().notNull(),
    city: text().notNull(),
    state: text({ enum: ['CA', 'NV', 'AZ'] }).notNull(),
    zip: text().notNull(),
    lat: degrees(),
    lng: degrees(),
    /** How the location was found. Only `pin` and `rooftop` are precise enough to start services. */
    accuracy: text({ enum: ['pin', 'rooftop', 'street', 'zip'] }),
    /** The uncertainty of the location, if it was measured. Null for lookups and for pins of earlier versions. */
    accuracyFeet: integer(),
    /** Where our own lookup found the address. A pin is compared with it. */
    lookedUpLat: degrees(),
    lookedUpLng: degrees(),
    lookedUpAccuracy: text({ enum: ['rooftop', 'street', 'zip'] }),
    locatedAt: instant(),
    /** When the current owner got the home. Null: they added it. */
    ownedSince: instant(),
    /** House number, street and ZIP code in one spelling, to find another owner's record of the same home. */
    addressKey: text(),
    /** Pre-approval of the location. Only `automatic` and `approved` start services automatically. */
    approval: text({ enum: APPROVALS }).notNull().default('automatic'),
    approvalDoubt: text({ enum: APPROVAL_DOUBTS }),
    /** When the owner's membership protects this home: from, and up to but not including. Null: never. */
    protectedFrom: instant(),
    protectedUntil: instant(),
    /** The owner turned automatic activation off: an order alerts the household, and someone starts the services. */
    startsByHand: flag(),
    archivedAt: instant(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    index().on(t.userId),
    // Homes an evacuation order may cover: preselected by bounding box, then matched against the exact shape.
    index('homes_precise_place')
      .on(t.lat, t.lng)
      .where(sql`${t.archivedAt} is null and ${t.accuracy} in ('pin', 'rooftop')`),
    index('homes_rough_place')
      .on(t.lat, t.lng)
      .where(sql`${t.archivedAt} is null and ${t.accuracy} in ('street', 'zip')`),
    // Totals over all homes subtract the archived ones.
    index('homes_archived')
      .on(t.id)
      .where(sql`${t.archivedAt} is not null`),
    index('homes_address_key')
      .on(t.addressKey)
      .where(sql`${t.archivedAt} is null`),
    // A membership protects one home. The next choice is open-ended, so the one before it must have an end.
    uniqueIndex('homes_one_protected')
      .on(t.userId)
      .where(sql`${t.protectedFrom} is not null and ${t.protectedUntil} is null`),
    check('homes_approval_known', isOneOf(t.approval, APPROVALS)),
    check('homes_doubt_known', isOneOf(t.approvalDoubt, APPROVAL_DOUBTS)),
    check('homes_review_has_doubt', sql`${t.approval} <> 'review' or ${t.approvalDoubt} is not null`),
    check(
      'homes_protected_in_order',
      sql`${t.protectedUntil} is null or (${t.protectedFrom} is not null and ${t.protectedFrom} <= ${t.protectedUntil})`,
    ),
    check('homes_state_served', sql`${t.state} in ('CA', 'NV', 'AZ')`),
    check('homes_zip_five_digits', sql`${t.zip} ~ '^[0-9]{5}$'`),
    check('homes_accuracy_known', sql`${t.accuracy} in ('pin', 'rooftop', 'street', 'zip')`),
    check(
      'homes_point_whole',
      sql`(${t.lat} is null) = (${t.lng} is null) and (${t.lat} is null) = (${t.accuracy} is null)`,
    ),
    check(
      'homes_pin_measured',
      sql`${t.accuracyFeet} is null or (${t.accuracy} is not null and ${t.accuracyFeet} between 1 and case ${t.accuracy} when 'pin' then 150 when 'street' then 2640 else 0 end)`,
    ),
    check(
      'homes_looked_up_whole',
      sql`(${t.lookedUpLat} is null) = (${t.lookedUpLng} is null) and (${t.lookedUpLat} is null) = (${t.lookedUpAccuracy} is null)`,
    ),
    check('homes_looked_up_accuracy_known', sql`${t.lookedUpAccuracy} in ('rooftop', 'street', 'zip')`),
    check(
      'homes_looked_up_on_earth',
      sql`${t.lookedUpLat} between -90 and 90 and ${t.lookedUpLng} between -180 and 180`,
    ),
    check('homes_point_on_earth', isOnEarth(t)),
  ],
);

/** The home a row belongs to. The row is deleted with it. */
export const homeId = () => partOf(() => homes.id);

/** The home a row is about, where each home has at most one. */
export const homeKey = () => onePer(() => homes.id);

/** Roles in a home. The owner has a row here, too. */
export const homeMembers = pgTable(
  'home_members',
  {
    homeId: homeId(),
    userId: userId(),
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

/** The home a person has selected: `current-home-id` in a path. */
export const currentHomes = pgTable(
  'current_homes',
  {
    userId: userKey(),
    homeId: homeId(),
  },
  (t) => [index().on(t.homeId)],
);

export const policies = pgTable(
  'policies',
  {
    id: id(),
    homeId: homeId(),
    kind: text({ enum: POLICY_KIND_KEYS }).notNull().default('homeowners'),
    carrier: text().notNull(),
    /** Encrypted with the home's key. */
    policyNumber: bytes().notNull(),
    coverageLimitCents: safeInteger().notNull(),
    deductibleCents: safeInteger().notNull(),
    ...limitColumns(safeInteger),
    effectiveDate: day().notNull(),
    expiryDate: day().notNull(),
    /** When a person removed it. Kept, because claims refer to past policies. */
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

/** A policy reminder, sent once per person, expiry date and lead time. */
export const policyReminders = pgTable(
  'policy_reminders',
  {
    policyId: partOf(() => policies.id),
    userId: userId(),
    expiryDate: day().notNull(),
    daysAhead: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.policyId, t.userId, t.expiryDate, t.daysAhead] }), index().on(t.userId)],
);

/**
 * An email to the owner about what another person changed in the home. Changes by one person within a few minutes
 * share an email. Stores which kinds of changes there were, never their content.
 */
export const homeChangeNotices = pgTable(
  'home_change_notices',
  {
    id: id(),
    homeId: homeId(),
    actorId: userId(),
    /** Actions as in the audit log, each once. */
    actions: text().array().notNull(),
    createdAt: createdAt(),
    mail: mail(),
    /** The latest attempt. Until the first one, further changes join this email. */
    mailAt: instant(),
  },
  (t) => [
    uniqueIndex('home_change_notices_due_key')
      .on(t.homeId, t.actorId)
      .where(sql`${t.mail} = 'due' and ${t.mailAt} is null`),
    index().on(t.actorId),
    ...mailParts('home_change_notices', t),
    check('home_change_notices_has_actions', sql`cardinality(${t.actions}) > 0`),
  ],
);

/** The email about our team's decision whether a home is approved: one per decision. */
export const homeApprovalNotices = pgTable(
  'home_approval_notices',
  {
    id: id(),
    homeId: homeId(),
    isApproved: boolean().notNull(),
    /** Why it was reviewed. */
    doubt: text({ enum: APPROVAL_DOUBTS }).notNull(),
    createdAt: createdAt(),
    mail: mail(),
    mailAt: instant(),
  },
  (t) => [index().on(t.homeId), ...mailParts('home_approval_notices', t)],
);
