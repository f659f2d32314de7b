import { userId, userIdOrNull } from '#server/core/accounts/tables.ts';
import { homeId } from '#server/home/homes/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  index,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant } from '#server/platform/tables.ts';

/** Each household member's last check-in. */
export const checkIns = pgTable(
  'check_ins',
  {
    incidentId: uuid().notNull(),
    homeId: homeId(),
    /** A household member, who may be removed later. */
    personId: uuid().notNull(),
    state: text({ enum: ['left', 'safe', 'help'] }).notNull(),
    at: instant().notNull(),
    byUserId: uuid(),
  },
  (t) => [
    primaryKey({ columns: [t.incidentId, t.homeId, t.personId] }),
    index().on(t.homeId),
    check('check_ins_state_known', sql`${t.state} in ('left', 'safe', 'help')`),
  ],
);

/**
 * "No order came for my street": a household requests services, a reviewer decides, another one hears the
 * appeal.
 */
export const serviceRequests = pgTable(
  'service_requests',
  {
    id: id(),
    homeId: homeId(),
    userId: userId(),
    /** Texts are encrypted with the home's key. */
    why: bytes().notNull(),
    state: text({ enum: ['open', 'approved', 'declined', 'appealed', 'appeal-declined'] })
      .notNull()
      .default('open'),
    createdAt: createdAt(),
    decidedAt: instant(),
    decidedBy: userIdOrNull(),
    decisionNote: bytes(),
    appeal: bytes(),
    appealedAt: instant(),
    appealDecidedAt: instant(),
    appealDecidedBy: userIdOrNull(),
    appealNote: bytes(),
    /** Our team lets the household ask again before the cool-down is over. */
    reopenedAt: instant(),
  },
  (t) => [
    uniqueIndex('service_requests_one_open')
      .on(t.homeId)
      .where(sql`${t.state} in ('open', 'appealed')`),
    index('service_requests_of_home').on(t.homeId, t.createdAt, t.id),
    index().on(t.state, t.createdAt),
    index().on(t.userId),
    check(
      'service_requests_state_known',
      sql`${t.state} in ('open', 'approved', 'declined', 'appealed', 'appeal-declined')`,
    ),
    check(
      'service_requests_reopened_when_declined',
      sql`${t.reopenedAt} is null or ${t.state} in ('declined', 'appeal-declined')`,
    ),
    check(
      'service_requests_appeal_by_another',
      sql`${t.appealDecidedBy} is null or ${t.appealDecidedBy} is distinct from ${t.decidedBy}`,
    ),
  ],
);
