import { userId, userKey } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  boolean,
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, count, createdAt, id, instant, smallCount } from '#server/platform/tables.ts';

/** A person's choice per kind and channel. No row: the kind's default. */
export const notificationPreferences = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    kind: text().notNull(),
    channel: text().notNull(),
    isOn: boolean().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.channel] })],
);

/**
 * A person's number for texts, once verified by a code. While it is being changed, the old one stays until
 * the new one is verified.
 */
export const phones = pgTable(
  'phones',
  {
    userId: userKey(),
    /** Verified: +1 and ten digits. */
    phone: text(),
    verifiedAt: instant(),
    /** When the carrier reported that this number opted out of our texts. */
    stoppedAt: instant(),
    /** Not verified yet. */
    pendingPhone: text(),
    codeHash: bytes(),
    codeExpiresAt: instant(),
    codeTries: count(),
    codeSentAt: instant(),
    /** Codes requested since `codesSince`, for the hourly limit. */
    codes: count(),
    codesSince: instant(),
  },
  (t) => [
    index().on(t.phone),
    index().on(t.pendingPhone),
    index('phones_that_take_texts')
      .on(t.userId)
      .where(sql`${t.verifiedAt} is not null and ${t.stoppedAt} is null`),
    check('phones_proven_has_time', sql`(${t.phone} is null) = (${t.verifiedAt} is null)`),
  ],
);

/** A browser subscribed to our push notices. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    userId: userId(),
    endpoint: text().notNull(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    device: text(),
    createdAt: createdAt(),
  },
  (t) => [uniqueIndex('push_subscriptions_endpoint').on(t.endpoint), index().on(t.userId)],
);

/**
 * A notice about an incident to one person by one channel: queued with its subject, composed when it is sent,
 * and sent once. `round` counts the repeats of an escalation. Partitioned by incident, like activations.
 */
export const notices = pgTable(
  'notices',
  {
    incidentId: uuid().notNull(),
    homeId: uuid().notNull(),
    userId: uuid().notNull(),
    channel: text({ enum: ['email', 'sms', 'push'] }).notNull(),
    kind: text({ enum: ['order', 'warning', 'lifted', 'correction', 'room', 'cash', 'route'] }).notNull(),
    round: smallCount(),
    state: text({ enum: ['queued', 'sending', 'sent', 'failed', 'dropped'] })
      .notNull()
      .default('queued'),
    dueAt: instant().notNull(),
    attempts: smallCount(),
    providerRef: text(),
    sentAt: instant(),
    /** Why it wasn't sent. */
    reason: text(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId, t.userId, t.channel, t.kind, t.round] }),
    index('notices_to_send')
      .on(t.dueAt)
      .where(sql`${t.state} in ('queued', 'sending')`),
    index('notices_failed')
      .on(t.dueAt)
      .where(sql`${t.state} = 'failed'`),
    index().on(t.userId),
    check('notices_channel_known', sql`${t.channel} in ('email', 'sms', 'push')`),
    check('notices_state_known', sql`${t.state} in ('queued', 'sending', 'sent', 'failed', 'dropped')`),
  ],
);
