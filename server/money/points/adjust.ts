import { randomUUID } from 'node:crypto';
import { recordAccountChange, recordAdminChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import { grantPoints, readBalance, spendPoints } from './points.ts';
import * as store from './store.ts';
import { say } from '#server/platform/say.ts';

type Adjustment = { userId: string; delta: number; reason: string };

/** An administrator adds or removes points. The member sees the reason in their points history. */
export const adjustPoints = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  { userId, delta, reason }: Adjustment,
  claim: Claim | null,
): Promise<{ balance: number }> =>
  runOnce(db, claim, async (tx) => {
    if (!(await store.findBalance(tx, userId)))
      throw new AppError('not_found', say().pointsErrors.noSuchMember);
    // The ledger keeps keys forever; stored responses expire after three days.
    const key = claim ? `adjust:${admin.id}:${claim.key}` : `adjust:${randomUUID()}`;
    const movement = { userId, points: Math.abs(delta), reason, key };
    const outcome = delta > 0 ? await grantPoints(tx, movement) : await spendPoints(tx, movement);
    const { balance } = await readBalance(tx, userId);
    if (outcome === 'too-few') throw new AppError('too_few_points', say().pointsErrors.tooMany(balance));
    if (outcome === true || outcome === 'moved') {
      const change = {
        at: clock.now(),
        actor: { id: admin.id, device: admin.device },
        action: 'points.adjusted',
        detail: `${delta > 0 ? '+' : ''}${delta}: ${reason}`,
      };
      await recordAccountChange(tx, userId, change);
      await recordAdminChange(tx, {
        ...change,
        subjectId: userId,
        before: { balance: balance - delta },
        after: { balance, reason },
      });
    }
    return { balance };
  });
