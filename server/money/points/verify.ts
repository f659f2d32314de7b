import type { Db } from '#server/platform/db.ts';
import {
  verifyChains,
  type Fault,
  type LedgerTables,
  type Verified,
} from '#server/platform/ledger-verify.ts';

/** Every account has points, at least those it was opened with. */
const TABLES: LedgerTables = {
  ledger: 'point_ledger',
  balances: 'point_balances',
  people: 'select id from users',
};

/** Verifies everyone's points. */
export const verifyLedgers = (db: Db, report: (fault: Fault) => void): Promise<Verified> =>
  verifyChains(db, TABLES, report);
