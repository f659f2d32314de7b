import type { Tx } from '#server/platform/db.ts';
import { eraseAddress } from './request-store.ts';
import { deleteByAddress } from './store.ts';

/** Ambassadors: enrollment, impact points and training. */

export { activeAmbassador, ambassadorNames, lockActive, requireActive } from './active.ts';
export { claimsById, confirmedHours } from './claim-store.ts';
export { claimStateOf, enterClaim } from './claiming.ts';
export { mailboxMark, originOf, type Origin } from './marks.ts';
export { pacificDay } from './pacific-day.ts';
export {
  findAmbassador,
  findOfUser as findAmbassadorOf,
  lockAmbassador,
  type AmbassadorRow,
} from './store.ts';
export { verifyImpact } from './verify-sources.ts';

/**
 * Deletes what an address did without an account: its applications, and its address in requests to neighbors. What
 * belongs to an account is deleted with it.
 */
export async function deleteApplications(tx: Tx, email: string): Promise<void> {
  await deleteByAddress(tx, email);
  await eraseAddress(tx, email);
}
