import {
  type Channel,
  channelsOfKind,
  type NotificationKind,
  type OptionalKind,
} from '#contract/core/notifications.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { pathIn } from '#contract/text/paths.ts';
import type { Queryable } from '#server/platform/db.ts';
import { composeMail, type MailParts } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Mail } from '#server/ports/mail.ts';
import type { PushMessage } from '#server/ports/push.ts';
import { deleteSubscription, subscriptionsOf } from './drain-store.ts';
import { isOnByDefault, isRequired } from './kinds.ts';
import * as store from './store.ts';
import { turnOffToken } from './turn-off-link.ts';

export {
  accountsOfPhone,
  peopleWithPhone,
  provenPhones,
  startTexts,
  stopTexts,
  textablePhones,
} from './phone-store.ts';
export { noticesWaiting } from './waiting.ts';
export { composeNotice } from './compose-notice.ts';
export { asGsm, gsmLength, shorten, timeInWords } from './short-words.ts';
export { alarmingIn, composeDrill } from './drill-words.ts';
export {
  factsKey,
  NOTHING_YET,
  type FactsDeps,
  type FactsFor,
  type FactsKey,
  type HomeFacts,
  type NoticeFacts,
  type RouteSaid,
} from './notice-facts.ts';
export {
  channelsOf,
  countNotices,
  drainNotices,
  dropQueued,
  eraseNoticesOf,
  eraseNoticesTo,
  noticeRows,
  noticesFor,
  noticesSentOf,
  queueNotices,
  recipientsOf,
  retryFailedNotices,
  stopEscalation,
  type NoticeTarget,
} from './notices.ts';

/**
 * Whether this person wants email of this kind. Check right before sending: they may have changed their mind.
 */
export const wantsMail = (db: Queryable, userId: string, kind: NotificationKind): Promise<boolean> =>
  wants(db, userId, kind, 'email');

/** The same for any channel that the kind has. */
export async function wants(
  db: Queryable,
  userId: string,
  kind: NotificationKind,
  channel: Channel,
): Promise<boolean> {
  if (isRequired(kind, channel)) return true;
  if (!channelsOfKind(kind).includes(channel)) return false;
  return (await store.findChoice(db, userId, { kind, channel }))?.isOn ?? isOnByDefault(kind);
}

/** Shows a message in all of a person's browsers. Returns whether any took it. */
export async function pushTo(
  { db, push }: Pick<Deps, 'db' | 'push'>,
  userId: string,
  message: PushMessage,
  key: string,
): Promise<boolean> {
  if (!push) return false;
  const results = await Promise.allSettled(
    (await subscriptionsOf(db, [userId])).map(async (browser) => {
      const result = await push.send(browser, message, key);
      if (result === 'gone') await deleteSubscription(db, browser.endpoint);
      return result;
    }),
  );
  return results.some((result) => result.status === 'fulfilled' && result.value === 'sent');
}

/** An optional email: it includes the link that turns its kind off, and the one-click unsubscribe header. */
export function composeOptionalMail(
  { config, masterKeys }: Pick<Deps, 'config' | 'masterKeys'>,
  to: { id: string; email: string },
  kind: OptionalKind,
  parts: MailParts,
): Mail {
  const { language = 'en' } = parts;
  const { notificationMessages: t, notificationKinds } = messagesIn(language);
  const page = pathIn(language, '/notifications/off');
  const leaveUrl = `${config.origin}${page}?token=${turnOffToken(masterKeys, kind, to.id)}`;
  const foot = {
    text: t.whyYouGetThis(notificationKinds.kindNames[kind]),
    label: t.turnOffEmails,
    url: leaveUrl,
  };
  return composeMail(to.email, { ...parts, foot }, { leaveUrl });
}
