import { plainRow, type ExportPart } from '#server/platform/export-part.ts';
import { eq } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  ambassadors,
  impactBalances,
  impactClaims,
  impactLedger,
  trainingCertificates,
  trainingProgress,
} from './tables.ts';

/** A person's part in the ambassador program. Leaves out requests, because neighbors' names are the neighbors' data. */
export async function exportAmbassador({ db }: Deps, person: { id: string }): Promise<ExportPart> {
  const own = await db.select().from(ambassadors).where(eq(ambassadors.userId, person.id));
  const [claims, balances, ledger, progress, certificates] = await Promise.all([
    db.select().from(impactClaims).where(eq(impactClaims.userId, person.id)),
    db.select().from(impactBalances).where(eq(impactBalances.userId, person.id)),
    db.select().from(impactLedger).where(eq(impactLedger.userId, person.id)),
    db.select().from(trainingProgress).where(eq(trainingProgress.userId, person.id)),
    db.select().from(trainingCertificates).where(eq(trainingCertificates.userId, person.id)),
  ]);
  return {
    tables: {
      // Leaves out marks and hashes of links, which are internal, and colleagues' ids, which are theirs.
      ambassadors: own.map(({ mark: _mark, tokenHash: _hash, decidedBy: _by, movedBy: _mover, ...row }) =>
        plainRow(row),
      ),
      impact_claims: claims.map(
        ({ deviceMark: _mark, decidedBy: _by, decidedFirstBy: _first, movedBy: _mover, ...row }) =>
          plainRow(row),
      ),
      impact_balances: balances.map(plainRow),
      impact_ledger: ledger.map(plainRow),
      training_progress: progress.map(plainRow),
      training_certificates: certificates.map(plainRow),
    },
  };
}
