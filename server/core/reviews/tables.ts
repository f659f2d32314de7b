import { userIdOrNull } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, jsonb, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { id, instant } from '#server/platform/tables.ts';

/** A decision the product doesn't make automatically. Opened once, and decided once by a person. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    /** "order-held", "home-near-line": see contract/core/reviews.ts. */
    kind: text().notNull(),
    /** What it is about; prevents opening the same review twice. */
    key: text().notNull(),
    zoneId: uuid(),
    homeId: uuid(),
    incidentId: uuid(),
    /** A sentence for the person who decides. */
    summary: text().notNull(),
    facts: jsonb().$type<Record<string, string | number | boolean | null>>().notNull(),
    openedAt: instant().notNull(),
    /** When our operations team was emailed about it, and when the on-call number got a text. */
    escalatedAt: instant(),
    onCallAt: instant(),
    decidedAt: instant(),
    decidedBy: userIdOrNull(),
    decision: text(),
    note: text(),
  },
  (t) => [
    uniqueIndex('reviews_asked_once').on(t.kind, t.key),
    index('reviews_open_by_age')
      .on(t.openedAt, t.id)
      .where(sql`${t.decidedAt} is null`),
    index('reviews_open_by_kind')
      .on(t.kind, t.openedAt, t.id)
      .where(sql`${t.decidedAt} is null`),
    index('reviews_decided')
      .on(t.decidedAt, t.id)
      .where(sql`${t.decidedAt} is not null`),
    index().on(t.homeId),
    index().on(t.incidentId),
    check('reviews_escalated_first', sql`${t.onCallAt} is null or ${t.escalatedAt} is not null`),
  ],
);
