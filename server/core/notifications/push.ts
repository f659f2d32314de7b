import { createHash, ECDH } from 'node:crypto';
import { recordAccountChange } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import { and, asc, eq, inArray } from '#server/platform/drizzle.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import { publishLive } from '#server/platform/events.ts';
import type { Member } from '#server/platform/route.ts';
import { pushSubscriptions } from './tables.ts';
import { say } from '#server/platform/say.ts';

/** Browsers per person; the oldest is removed. */
const MOST = 10;

type Needs = Pick<Deps, 'db' | 'clock' | 'push'>;
type Subscription = { endpoint: string; keys: { p256dh: string; auth: string } };

export const browsersOf = (db: Queryable, userId: string) =>
  db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(pushSubscriptions.createdAt), asc(pushSubscriptions.id));

/**
 * Which browsers show a person's notices. Push endpoints aren't returned: anyone who knows one can push to
 * it.
 */
export async function readPush({ db, push }: Needs, userId: string) {
  const found = await browsersOf(db, userId);
  return {
    publicKey: push?.publicKey ?? null,
    browsers: found.map(({ id, device, createdAt, endpoint }) => ({
      id,
      device,
      createdAt,
      mark: createHash('sha256').update(endpoint).digest('hex'),
    })),
  };
}

function isOnCurve(p256dh: string): boolean {
  try {
    return ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed').length > 0;
  } catch {
    return false;
  }
}

const changed = async (tx: Tx, { clock }: Needs, member: Member, action: string) => {
  await recordAccountChange(tx, member.id, {
    at: clock.now(),
    actor: { id: member.id, device: member.device },
    action,
  });
  await publishLive(tx, member.id, { topic: 'notifications' });
};

/** A browser belongs to the person who subscribed in it last. */
export async function subscribePush(deps: Needs, member: Member, { endpoint, keys }: Subscription) {
  if (!deps.push) throw new AppError('unavailable', say().notificationErrors.noPush);
  if (!isOnCurve(keys.p256dh))
    throw new AppError('validation_failed', say().notificationErrors.unusableBrowserKey);
  await deps.db.transaction(async (tx) => {
    const before = await browsersOf(tx, member.id);
    const isKnown = before.some((b) => b.endpoint === endpoint && b.p256dh === keys.p256dh);
    if (isKnown) return;
    const set = { userId: member.id, ...keys, device: member.device, createdAt: deps.clock.now() };
    await tx
      .insert(pushSubscriptions)
      .values({ endpoint, ...set })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set });
    const tooMany = before.filter((b) => b.endpoint !== endpoint).slice(0, -(MOST - 1));
    if (tooMany.length > 0)
      await tx.delete(pushSubscriptions).where(
        inArray(
          pushSubscriptions.id,
          tooMany.map(({ id }) => id),
        ),
      );
    await changed(tx, deps, member, 'notifications.browser-added');
  });
  return readPush(deps, member.id);
}

export async function unsubscribePush(deps: Needs, member: Member, id: string) {
  await deps.db.transaction(async (tx) => {
    const gone = await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, member.id)))
      .returning({ id: pushSubscriptions.id });
    if (gone.length === 0) throw new AppError('not_found', say().notificationErrors.browserRemoved);
    await changed(tx, deps, member, 'notifications.browser-removed');
  });
  return readPush(deps, member.id);
}
