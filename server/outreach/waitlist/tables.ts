import { LANGUAGES } from '#contract/text/language.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, id, instant, lettersOf, partOf } from '#server/platform/tables.ts';

/** A request to protect a home. One entry per address and email, however often they ask. */
export const waitlistEntries = pgTable(
  'waitlist_entries',
  {
    id: id(),
    address: text().notNull(),
    /** The normalized address: see `addressKey`. */
    addressKey: text().notNull(),
    email: text().notNull(),
    plan: text({ enum: ['core', 'plus', 'premium'] }),
    source: text({
      enum: ['direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map'],
    }).notNull(),
    /** Two letters, if the address tells. */
    state: text(),
    /** The language of the page they asked from: that of our emails about it. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    createdAt: createdAt(),
    /** When this home was last requested. */
    askedAt: instant().notNull().defaultNow(),
    leftAt: instant(),
    /** State of the request. `joined` once a membership is paid. */
    status: text({ enum: ['waiting', 'approved', 'declined', 'invited', 'joined'] })
      .notNull()
      .default('waiting'),
    /** When a team member decided, who it was, and the reason for declining. */
    decidedAt: instant(),
    decidedBy: uuid(),
    declineReason: text(),
    /** The decision email: none, due, sent, or rejected for good. */
    decisionMail: text({ enum: ['none', 'due', 'sent', 'refused'] })
      .notNull()
      .default('none'),
    /** When a worker last started to send it. */
    decisionTryAt: instant(),
    /** The confirmation: due, sent, rejected for good, or withheld from an address that gets too many. */
    mail: text({ enum: ['due', 'sent', 'refused', 'withheld'] })
      .notNull()
      .default('due'),
    /** When a worker last started to send it. No other worker may start within two minutes. */
    mailTryAt: instant(),
  },
  (t) => [
    uniqueIndex('waitlist_entries_address_email_key').on(t.addressKey, t.email),
    index().on(t.email),
    index('waitlist_entries_email_beginning').on(t.email.op('text_pattern_ops')),
    index('waitlist_entries_words').using('gin', lettersOf(t.address)),
    index().on(t.createdAt),
    index('waitlist_entries_mail_due')
      .on(t.askedAt)
      .where(sql`${t.mail} = 'due'`),
    index('waitlist_entries_decision_due')
      .on(t.decidedAt)
      .where(sql`${t.decisionMail} = 'due'`),
    index('waitlist_entries_mail_refused')
      .on(t.askedAt)
      .where(sql`${t.mail} = 'refused' or ${t.decisionMail} = 'refused'`),
    check(
      'waitlist_entries_decision_mail_known',
      sql`${t.decisionMail} in ('none', 'due', 'sent', 'refused')`,
    ),
    check(
      'waitlist_entries_status_known',
      sql`${t.status} in ('waiting', 'approved', 'declined', 'invited', 'joined')`,
    ),
    index().on(t.status, t.createdAt),
    index().on(t.state, t.createdAt),
    index('waitlist_entries_left')
      .on(t.createdAt)
      .where(sql`${t.leftAt} is not null`),
    check('waitlist_entries_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('waitlist_entries_language_known', sql`${t.language} in ('en', 'es')`),
    check('waitlist_entries_plan_known', sql`${t.plan} in ('core', 'plus', 'premium')`),
    check(
      'waitlist_entries_source_known',
      sql`${t.source} in ('direct', 'address-search', 'pricing', 'sign-up-card', 'coverage-map')`,
    ),
    check('waitlist_entries_mail_known', sql`${t.mail} in ('due', 'sent', 'refused', 'withheld')`),
    check('waitlist_entries_state_two_letters', sql`${t.state} ~ '^[A-Z]{2}$'`),
  ],
);

/**
 * Links to leave, one per confirmation attempt, so an email that went out without our knowing still has a
 * working link. Stores the token's SHA-256.
 */
export const waitlistLinks = pgTable(
  'waitlist_links',
  {
    tokenHash: bytes().primaryKey(),
    entryId: partOf(() => waitlistEntries.id),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.entryId)],
);
