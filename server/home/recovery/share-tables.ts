import type { SharePart } from '#contract/home/recovery-sharing.ts';
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
import { bytes, createdAt, id, instant, partOf, smallCount } from '#server/platform/tables.ts';
import { recoveries } from './tables.ts';

/**
 * Lets someone without an account read parts of a recovery until it expires or is revoked. Stores only hashes: of the
 * token, and of the token with the code.
 */
export const recoveryShares = pgTable(
  'recovery_shares',
  {
    id: id(),
    recoveryId: uuid().notNull(),
    homeId: homeId(),
    tokenHash: bytes().notNull(),
    codeHash: bytes().notNull(),
    /** Wrong codes in a row. Too many lock the link. */
    wrongCodes: smallCount(),
    /** Who it is for, encrypted with the home's key. */
    label: bytes().notNull(),
    parts: text().array().$type<SharePart[]>().notNull(),
    createdBy: uuid(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    foreignKey({
      name: 'recovery_shares_recovery_fk',
      columns: [t.recoveryId, t.homeId],
      foreignColumns: [recoveries.id, recoveries.homeId],
    }).onDelete('cascade'),
    uniqueIndex('recovery_shares_token_key').on(t.tokenHash),
    index().on(t.homeId),
    index().on(t.recoveryId),
    check('recovery_shares_shows_something', sql`cardinality(${t.parts}) > 0`),
    check('recovery_shares_ends', sql`${t.expiresAt} > ${t.createdAt}`),
  ],
);

/** Who opened a shared recovery. */
export const recoveryShareViews = pgTable(
  'recovery_share_views',
  {
    id: id(),
    shareId: partOf(() => recoveryShares.id),
    device: text().notNull(),
    /** IP address without its last part: enough to recognize, too little to track. */
    network: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index().on(t.shareId, t.createdAt)],
);
