import { recordAdminChange } from '#server/core/audit/audit.ts';
import * as reviews from '#server/core/reviews/reviews.ts';
import { reopenRequest } from '#server/emergency/evacuation/evacuation.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { Member } from '#server/platform/route.ts';
import { show } from './reviews.ts';
import { say } from '#server/platform/say.ts';

/** Lets a household whose request was declined ask again before the cool-down is over. */
export async function reopenDeclined(deps: Deps, admin: Member, { id, note }: { id: string; note: string }) {
  const review = await deps.db.transaction(async (tx) => {
    const found = await reviews.reviewOf(tx, id);
    const requestId = found?.facts.requestId;
    if (!found || found.kind !== 'service-request' || typeof requestId !== 'string')
      throw new AppError('not_found', say().operationsErrors.noSuchRequest);
    await reopenRequest(tx, deps, admin, requestId);
    await recordAdminChange(tx, {
      at: deps.clock.now(),
      actor: admin,
      action: 'request.reopened',
      subjectId: requestId,
      detail: note,
      before: { reopened: false },
      after: { reopened: true },
    });
    return found;
  });
  const [shown] = await show(deps, admin, [review]);
  if (!shown) throw new Error('the review was not shown');
  return shown;
}
