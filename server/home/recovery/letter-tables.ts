import { LETTER_STATES, type LetterId } from '#contract/home/recovery-letter-kinds.ts';
import { CHANNELS } from '#contract/home/recovery-records.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  foreignKey,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, day, flag, id, instant, isOneOf, smallCount } from '#server/platform/tables.ts';
import { recoveries } from './tables.ts';

/**
 * A letter of a household. Its text is encrypted with the home's key. A sent one never changes: triggers refuse it. The
 * kind isn't checked here, so that adding one needs no migration.
 */
export const recoveryLetters = pgTable(
  'recovery_letters',
  {
    id: id(),
    recoveryId: uuid().notNull(),
    homeId: homeId(),
    kind: text().$type<LetterId>().notNull(),
    state: text({ enum: LETTER_STATES }).notNull().default('draft'),
    movedBy: text(),
    details: bytes().notNull(),
    /** We emailed it for the household. */
    byUs: flag(),
    channel: text({ enum: CHANNELS }),
    sentOn: day(),
    sentBy: uuid(),
    /** When it was last handed to the mail server, and how often. */
    queuedAt: instant(),
    attempts: smallCount(),
    createdBy: uuid(),
    createdAt: createdAt(),
    updatedAt: instant().notNull().defaultNow(),
  },
  (t) => [
    foreignKey({
      name: 'recovery_letters_recovery_fk',
      columns: [t.recoveryId, t.homeId],
      foreignColumns: [recoveries.id, recoveries.homeId],
    }).onDelete('cascade'),
    index().on(t.recoveryId),
    index().on(t.homeId, t.queuedAt),
    uniqueIndex('recovery_letters_one_open')
      .on(t.recoveryId, t.kind)
      .where(sql`${t.state} <> 'sent'`),
    check('recovery_letters_state_known', isOneOf(t.state, LETTER_STATES)),
    check('recovery_letters_channel_known', isOneOf(t.channel, CHANNELS)),
    check(
      'recovery_letters_sent_whole',
      sql`(${t.state} = 'sent') = (${t.sentOn} is not null and ${t.channel} is not null)`,
    ),
    check('recovery_letters_queued_dated', sql`${t.state} <> 'queued' or ${t.queuedAt} is not null`),
  ],
);
