import { peopleById } from '#server/core/accounts/accounts.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import { describeError } from '#server/platform/log.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { changedAreas } from './change-notice-words.ts';
import * as notices from './change-notice-store.ts';
import { changedByOther } from './mails.ts';
import * as store from './store.ts';

/** Changes within this time share one email. */
const GATHERED_FOR = minutes(5);
/** Must exceed the mail server timeout. */
const CLAIM = minutes(2);
/** How long sending is retried. */
export const RETRIED_FOR = days(7);
const KEPT_FOR = days(30);

/** Queues an email to the owner about a change by someone else, in the transaction of the change. */
export async function noteChangeByOther(
  tx: Tx,
  home: { id: string; userId: string },
  { actorId, action, at }: { actorId: string; action: string; at: Date },
): Promise<void> {
  if (actorId === home.userId) return;
  await notices.insertChangeNotice(tx, { homeId: home.id, actorId, action, createdAt: at });
}

type NoticeDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log'>;

/** Sends the emails that are due. One that fails is retried with the next run. */
export async function sendChangeNotices(deps: NoticeDeps): Promise<void> {
  const { db, clock, log } = deps;
  const now = clock.now();
  const between = { from: after(now, -RETRIED_FOR), to: after(now, -GATHERED_FOR) };
  for (const { id } of await notices.listDueNotices(db, between, after(now, -CLAIM))) {
    const notice = await notices.claimNotice(db, id, now, after(now, -CLAIM));
    if (!notice) continue;
    try {
      await notices.updateNoticeMail(db, id, await sendNotice(deps, notice));
    } catch (error) {
      await notices.updateNoticeMail(db, id, 'due');
      log.warn({ noticeId: id, err: describeError(error) }, 'home change email failed, will retry');
    }
  }
  await notices.deleteOldNotices(db, after(now, -KEPT_FOR));
}

async function sendNotice(
  { db, mail, config, log }: NoticeDeps,
  { id, homeId, actorId, actions }: notices.ChangeNoticeRow,
): Promise<'sent' | 'refused' | 'none'> {
  const home = await store.findHomeById(db, homeId);
  const people = home ? await peopleById(db, [home.userId, actorId]) : null;
  const [owner, actor] = [home && people?.get(home.userId), people?.get(actorId)];
  // The home may have a new owner since, and the change was their own.
  if (!home || !owner || !actor || home.userId === actorId) return 'none';
  const parts = changedByOther({
    reader: owner,
    who: actor.name ?? actor.email,
    areas: changedAreas(actions),
    url: `${config.origin}/activity`,
  });
  const result = await mail.send(composeMail(owner.email, parts));
  if (result.outcome === 'refused')
    log.warn({ noticeId: id, reason: result.reason }, 'home change email refused');
  return result.outcome;
}
