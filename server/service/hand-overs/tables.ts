import { HAND_OVER_STATES } from '#contract/service/hand-overs.ts';
import { users } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, id, instant, isOneOf } from '#server/platform/tables.ts';
import { cases } from '#server/service/cases/tables.ts';

const person = () =>
  uuid()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A case offered to a colleague. Until it is accepted, it belongs to the agent who offers it. */
export const handOvers = pgTable(
  'hand_overs',
  {
    id: id(),
    caseId: uuid()
      .notNull()
      .references(() => cases.id, { onDelete: 'cascade' }),
    fromId: person(),
    toId: person(),
    state: text({ enum: HAND_OVER_STATES }).notNull().default('offered'),
    /** Who makes this change. Set with it and cleared by the trigger, so it is always null at rest. */
    movedBy: text(),
    /** Situation, done, next and promised, sealed with the home's key. */
    words: bytes().notNull(),
    offeredAt: instant().notNull(),
    expiresAt: instant().notNull(),
    settledAt: instant(),
  },
  (t) => [
    uniqueIndex('hand_overs_one_offer')
      .on(t.caseId)
      .where(sql`${t.state} = 'offered'`),
    index('hand_overs_to')
      .on(t.toId)
      .where(sql`${t.state} = 'offered'`),
    index('hand_overs_from')
      .on(t.fromId)
      .where(sql`${t.state} = 'offered'`),
    index('hand_overs_accepted')
      .on(t.caseId, t.settledAt)
      .where(sql`${t.state} = 'accepted'`),
    check('hand_overs_state_known', isOneOf(t.state, HAND_OVER_STATES)),
    check('hand_overs_two_people', sql`${t.fromId} <> ${t.toId}`),
    check('hand_overs_settled_has_time', sql`(${t.state} = 'offered') = (${t.settledAt} is null)`),
    check('hand_overs_expires_later', sql`${t.expiresAt} > ${t.offeredAt}`),
  ],
);
