import { ROLES } from '#contract/staff.ts';
import { LANGUAGES } from '#contract/text/language.ts';
import { sql } from '#server/platform/drizzle.ts';
import { check, index, pgTable, text, uniqueIndex, uuid } from '#server/platform/drizzle-tables.ts';
import {
  bytes,
  count,
  createdAt,
  id,
  instant,
  isOneOf,
  lettersOf,
  onePer,
  partOf,
  safeInteger,
} from '#server/platform/tables.ts';

export const users = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    name: text(),
    role: text({ enum: ROLES }).notNull().default('USER'),
    /** The language of what we send this person. */
    language: text({ enum: LANGUAGES }).notNull().default('en'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('users_email_key').on(t.email),
    index().on(t.createdAt),
    // Works with any database collation: people are searched by the start of their address.
    index('users_email_beginning').on(t.email.op('text_pattern_ops')),
    // Finds other accounts of the same mailbox. `mailbox_of` is in the migrations.
    index('users_mailbox').on(sql`mailbox_of(${t.email})`),
    index('users_words').using('gin', lettersOf(t.name)),
    index('users_staff')
      .on(t.id)
      .where(sql`${t.role} <> 'USER'`),
    check('users_email_lower_case', sql`${t.email} = lower(${t.email})`),
    check('users_language_known', isOneOf(t.language, LANGUAGES)),
    check(
      'users_role_known',
      sql`${t.role} in ('USER', 'AGENT', 'OPERATIONS', 'FINANCE', 'AUDITOR', 'ADMIN')`,
    ),
  ],
);

/** The account a row belongs to. The row is deleted with it. */
export const userId = () => partOf(() => users.id);

/** The account a row is about, where each account has at most one. */
export const userKey = () => onePer(() => users.id);

/** The account a row names. The row outlives it, and then has null. */
export const userIdOrNull = () => uuid().references(() => users.id, { onDelete: 'set null' });

/**
 * What a person accepted, in which version and when. Append-only: a trigger refuses changes, and deletions other than
 * those of the whole account.
 */
export const agreements = pgTable(
  'agreements',
  {
    id: id(),
    userId: userId(),
    document: text().notNull(),
    version: text().notNull(),
    device: text().notNull(),
    acceptedAt: instant().notNull(),
  },
  (t) => [uniqueIndex('agreements_once').on(t.userId, t.document, t.version)],
);

/** A signed-in browser. The token itself is only in its cookie; this table has its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    userId: userId(),
    tokenHash: bytes().notNull(),
    device: text().notNull(),
    createdAt: createdAt(),
    lastSeenAt: instant().notNull(),
    expiresAt: instant().notNull(),
    /** When a passkey or code was last verified: sensitive actions need a fresh one. */
    verifiedAt: instant(),
    passkeyAt: instant(),
    /** The session whose token this one takes over after step-up; null once this token was used. */
    replacesId: uuid(),
  },
  (t) => [
    uniqueIndex('sessions_token_hash_key').on(t.tokenHash),
    index().on(t.userId),
    index().on(t.expiresAt),
  ],
);

/**
 * A request for a code by email: to sign in, for step-up, or to prove a new address. Written the same way for known
 * and unknown addresses.
 */
export const mailChallenges = pgTable(
  'mail_challenges',
  {
    id: id(),
    purpose: text({ enum: ['sign-in', 'step-up', 'change-email'] }).notNull(),
    email: text().notNull(),
    /** Binds the code to the browser that requested it: SHA-256 of its cookie. For a new address: to the account. */
    browserHash: bytes().notNull(),
    /** The network it came from, as limits count it: see `networkPrefix`. */
    ip: text().notNull(),
    /** Null until the email is being sent, and permanently when the address has no account. */
    codeHash: bytes(),
    linkHash: bytes(),
    attempts: count(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index().on(t.browserHash),
    uniqueIndex('mail_challenges_link_hash_key').on(t.linkHash),
    index().on(t.email, t.createdAt),
    index().on(t.ip, t.createdAt),
    check('mail_challenges_purpose_known', sql`${t.purpose} in ('sign-in', 'step-up', 'change-email')`),
    check('mail_challenges_attempts_bounded', sql`${t.attempts} between 0 and 5`),
  ],
);

/**
 * Networks that accounts were used from, so that strangers can't use up a member's sign-in codes. Only a keyed hash
 * of account and network: neither can be read from it.
 */
export const knownNetworks = pgTable(
  'known_networks',
  { hash: bytes().primaryKey(), expiresAt: instant().notNull() },
  (t) => [index().on(t.expiresAt), check('known_networks_hash_length', sql`length(${t.hash}) = 32`)],
);

export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    userId: userId(),
    credentialId: text().notNull(),
    publicKey: bytes().notNull(),
    counter: safeInteger().notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [uniqueIndex('passkeys_credential_id_key').on(t.credentialId), index().on(t.userId)],
);

/** A WebAuthn challenge that can be answered once. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    id: id(),
    purpose: text({ enum: ['sign-in', 'step-up', 'register'] }).notNull(),
    /** Null when signing in: the passkey identifies the person. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    challenge: text().notNull(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    index().on(t.expiresAt),
    index().on(t.userId),
    check('passkey_challenges_purpose_known', sql`${t.purpose} in ('sign-in', 'step-up', 'register')`),
  ],
);

/** A request to delete an account. It can be canceled until `dueAt`. */
export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: userKey(),
    requestedAt: createdAt(),
    /**
     * The homes they owned at the time of the request, which are deleted with the account. Homes added later aren't.
     */
    homeIds: uuid().array().notNull().default([]),
    dueAt: instant().notNull(),
  },
  (t) => [index().on(t.dueAt)],
);

/**
 * Email addresses that accounts changed in the last 7 days. Until it is undone or deleted, a row reserves the old
 * address: a trigger on `users` refuses it to other accounts.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    userId: userId(),
    oldEmail: text().notNull(),
    newEmail: text().notNull(),
    /** SHA-256 of the token in the undo link. Null until the email is being sent. */
    undoHash: bytes(),
    changedAt: instant().notNull(),
    undoUntil: instant().notNull(),
    undoneAt: instant(),
  },
  (t) => [
    index().on(t.userId),
    index().on(t.undoUntil),
    uniqueIndex('email_changes_undo_hash_key').on(t.undoHash),
    uniqueIndex('email_changes_reserved')
      .on(t.oldEmail)
      .where(sql`${t.undoneAt} is null`),
    check(
      'email_changes_lower_case',
      sql`${t.oldEmail} = lower(${t.oldEmail}) and ${t.newEmail} = lower(${t.newEmail})`,
    ),
    check('email_changes_differ', sql`${t.oldEmail} <> ${t.newEmail}`),
    check('email_changes_undo_hash_length', sql`length(${t.undoHash}) = 32`),
  ],
);
