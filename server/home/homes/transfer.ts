import type { Tx } from '#server/platform/db.ts';
import { AppError } from '#server/platform/errors.ts';
import { moveOwnership } from './member-store.ts';
import { protectNewHome, type HomesUnderAlert } from './protection.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

/** More than this is a mistake or abuse. */
const MOST_HOMES = 25;

export async function checkHomeLimit(tx: Tx, userId: string, isOther = false): Promise<void> {
  if ((await store.homesOf(tx, userId)).length < MOST_HOMES) return;
  throw new AppError(
    'conflict',
    isOther ? say().homeErrors.otherHasManyHomes(MOST_HOMES) : say().homeErrors.manyHomes(MOST_HOMES),
  );
}

/**
 * Transfers a home to another person in it. Services depend on who owned it when an event began, so a home can't be
 * transferred during one. Returns false if either person has left the home.
 */
export async function transferOwnership(
  tx: Tx,
  transfer: { homeId: string; from: string; to: string; now: Date },
  areUnderAlert: HomesUnderAlert,
): Promise<boolean> {
  const { homeId, to, now } = transfer;
  const home = await store.lockHome(tx, homeId);
  if (!home) return false;
  if ((await areUnderAlert(tx, [homeId])).has(homeId))
    throw new AppError('conflict', say().homeErrors.alertBlocksTransfer);
  await checkHomeLimit(tx, to, true);
  if (!(await moveOwnership(tx, transfer))) return false;
  if (!home.archivedAt) await protectNewHome(tx, { ...home, userId: to, protectedFrom: null }, now);
  return true;
}
