import { recordHomeChange } from '#server/core/audit/audit.ts';
import { cipherOf } from '#server/core/sealing/sealing.ts';
import { homeStatusesOf, startByHand } from '#server/emergency/activations/activations.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';

/**
 * "Start my services": the household confirms the start because automatic activation is off. The engine judges the home
 * the same way as for an automatic start, so nothing starts without entitlement.
 */
export async function startServices(deps: Deps, member: Member, homeRef: string): Promise<void> {
  const { db, clock } = deps;
  const home = await homeFor(db, member.id, homeRef, 'edit');
  const statusNow = async () => (await homeStatusesOf(db, [home.id], clock.now())).get(home.id);
  const before = await statusNow();
  if (before?.activation?.state === 'active') return;
  if (before?.state !== 'order') throw new AppError('conflict', say().evacuationErrors.noOrderNow);
  await startByHand(deps, home.id);
  if ((await statusNow())?.activation?.state !== 'active')
    throw new AppError('conflict', say().evacuationErrors.notStarted);
  const cipher = await cipherOf(db, deps.masterKeys, home.id);
  await db.transaction(async (tx) => {
    await publishToHome(tx, home.id, 'evacuation');
    const actor = { id: member.id, device: member.device };
    const action = 'evacuation.started-by-hand';
    await recordHomeChange(tx, cipher, { at: clock.now(), actor, action, subjectId: home.id });
  });
}
