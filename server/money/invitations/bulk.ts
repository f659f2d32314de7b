import type { z } from 'zod';
import type { decideEntries } from '#contract/outreach/invitations.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { findEntries } from '#server/outreach/waitlist/waitlist.ts';
import { invite, withdraw } from './inviting.ts';
import { type Admin, decide, type ReviewDeps, type toWaitlistEntry } from './reviewing.ts';
import { say } from '#server/platform/say.ts';

type Asked = z.output<typeof decideEntries.body>;

const one = (deps: ReviewDeps, admin: Admin, id: string, asked: Asked) => {
  switch (asked.action) {
    case 'approve':
      return decide(deps, admin, id, { to: 'approved' });
    case 'decline':
      return decide(deps, admin, id, { to: 'declined', reason: asked.reason });
    case 'invite':
      return invite(deps, admin, id);
    case 'withdraw':
      return withdraw(deps, admin, id);
  }
};

/**
 * Applies one decision to several requests independently. A failure is reported with its reason and doesn't
 * stop the others. Our own errors are reported the same way, because earlier decisions are already committed.
 */
export async function decideMany(
  deps: ReviewDeps & Pick<Deps, 'log'>,
  admin: Admin,
  asked: Asked,
): Promise<z.input<typeof decideEntries.reply>> {
  const done: Awaited<ReturnType<typeof toWaitlistEntry>>[] = [];
  const failed: { entryId: string; reason: string }[] = [];
  for (const entryId of new Set(asked.entryIds)) {
    try {
      done.push(await one(deps, admin, entryId, asked));
    } catch (err) {
      if (!(err instanceof AppError))
        deps.log.error({ err, entryId }, 'bulk waitlist decision failed for one entry');
      const reason = err instanceof AppError ? err.message : say().invitationsErrors.tryAlone;
      failed.push({ entryId, reason });
    }
  }
  const known = await findEntries(
    deps.db,
    failed.map(({ entryId }) => entryId),
  );
  const emails = new Map(known.map(({ id, email }) => [id, email]));
  return { done, refused: failed.map((row) => ({ ...row, email: emails.get(row.entryId) ?? null })) };
}
