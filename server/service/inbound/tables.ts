import { homes } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, instant, isOneOf } from '#server/platform/tables.ts';

export const INBOUND_KINDS = ['sms', 'email'] as const;
export const INBOUND_STATES = ['received', 'done', 'aside'] as const;
export const REPLY_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

/**
 * Every text and email that reached us, stored before it is processed. The provider's id is the key, so a repeated
 * delivery is one row.
 */
export const inbound = pgTable(
  'inbound',
  {
    provider: text().notNull(),
    providerRef: text().notNull(),
    kind: text({ enum: INBOUND_KINDS }).notNull(),
    /** A keyed hash of the sender's number or address: messages of one sender are processed one after another. */
    sender: bytes().notNull(),
    /** The raw message, sealed with the product's key. Null after 30 days. */
    masterKeyId: text().notNull(),
    raw: bytes(),
    /** When it was sent, if the provider says. */
    saidAt: instant(),
    receivedAt: instant().notNull(),
    /** `aside`: for our team to read, because we don't know the sender or can't act on it. */
    state: text({ enum: INBOUND_STATES }).notNull().default('received'),
    /** The outcome, as a code. */
    outcome: text(),
    doneAt: instant(),
    attempts: smallint().notNull().default(0),
    /** Deleted with the home. Null: an unknown sender. */
    homeId: uuid().references(() => homes.id, { onDelete: 'cascade' }),
    /** Our automatic answer, sealed, and whether it was sent. */
    replyKeyId: text(),
    reply: bytes(),
    replyState: text({ enum: REPLY_STATES }),
    /** When a team member dealt with a message that was set aside. */
    handledAt: instant(),
    handledBy: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.providerRef] }),
    index('inbound_waiting')
      .on(t.sender, t.receivedAt)
      .where(sql`${t.state} = 'received'`),
    index('inbound_by_sender').on(t.sender, t.receivedAt),
    index('inbound_aside')
      .on(t.receivedAt)
      .where(sql`${t.state} = 'aside' and ${t.handledAt} is null`),
    index('inbound_with_raw')
      .on(t.receivedAt)
      .where(sql`${t.raw} is not null`),
    index().on(t.homeId),
    check('inbound_kind_known', isOneOf(t.kind, INBOUND_KINDS)),
    check('inbound_state_known', isOneOf(t.state, INBOUND_STATES)),
    check('inbound_done_has_outcome', sql`(${t.state} = 'received') = (${t.outcome} is null)`),
    check('inbound_done_has_time', sql`(${t.state} = 'received') = (${t.doneAt} is null)`),
    check(
      'inbound_reply_state_known',
      sql`${t.replyState} is null or ${isOneOf(t.replyState, REPLY_STATES)}`,
    ),
    check('inbound_reply_has_state', sql`${t.reply} is null or ${t.replyState} is not null`),
    check('inbound_handled_when_aside', sql`${t.handledAt} is null or ${t.state} = 'aside'`),
  ],
);

/** Files of an email until they are in the conversation, or were refused. Those of a text stay at the carrier. */
export const inboundFiles = pgTable(
  'inbound_files',
  {
    provider: text().notNull(),
    providerRef: text().notNull(),
    position: smallint().notNull(),
    /** Name, type and content, sealed with the product's key. */
    masterKeyId: text().notNull(),
    sealed: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.providerRef, t.position] }),
    foreignKey({
      name: 'inbound_files_of_inbound',
      columns: [t.provider, t.providerRef],
      foreignColumns: [inbound.provider, inbound.providerRef],
    }).onDelete('cascade'),
  ],
);
