import { z } from 'zod';
import { composeMail } from '#server/notifications/notifications.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import type { Deps } from '#server/platform/deps.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { acknowledgement, forwarded } from './mails.ts';
import * as store from './store.ts';

/** More in a day is somebody playing with an address that is not theirs; their messages are still kept and forwarded. */
export const ACKNOWLEDGEMENTS_A_DAY = 5;

/** Forwards a message to the team and acknowledges it to the writer; each at most once unless a mail server loses its answer. */
export const sendMails = defineJob({
  name: 'contact.send-mails',
  schema: z.object({ messageId: z.uuid() }),
  retryLimit: 8,
  retryDelaySeconds: 2,
});

/** An outage outlasts the tries of a job: what is still unsent gets new ones, for a week. */
export const sendUnsent = defineJob({
  name: 'contact.send-unsent',
  schema: z.object({}),
  cron: '*/15 * * * *',
});
const UNSENT = { from: days(7), to: minutes(20) };

/** The privacy policy says how long messages are kept. */
const KEPT = days(730);

export const forgetOldMessages = defineJob({
  name: 'contact.forget-old',
  schema: z.object({}),
  cron: '23 3 * * *',
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs'>;

async function runSendMails({ db, clock, mail, config, log }: JobDeps, messageId: string): Promise<void> {
  const message = await store.findMessage(db, messageId);
  if (!message) return;
  const { firstName, lastName, email } = message;
  if (!message.forwardedAt) {
    const replyTo = { name: `${firstName} ${lastName}`, address: email };
    const result = await mail.send(composeMail(config.supportEmail, forwarded(message), { replyTo }));
    if (result.outcome === 'refused')
      log.error({ messageId, reason: result.reason }, 'a message to support could not be forwarded');
    await store.markForwarded(db, messageId, clock.now());
  }
  if (!message.acknowledgedAt) {
    const sent = await store.countAcknowledged(db, email, after(clock.now(), -days(1)));
    if (sent < ACKNOWLEDGEMENTS_A_DAY) {
      const result = await mail.send(composeMail(email, acknowledgement));
      if (result.outcome === 'refused')
        log.warn({ messageId, reason: result.reason }, 'acknowledgement refused');
    }
    await store.markAcknowledged(db, messageId, clock.now());
  }
}

async function runSendUnsent({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  const unsent = await store.listUnsent(db, { from: after(now, -UNSENT.from), to: after(now, -UNSENT.to) });
  for (const { id } of unsent) await jobs.enqueue(db, sendMails, { messageId: id });
}

export const contactHandlers = (deps: JobDeps): Handler[] => [
  handler(sendMails, ({ messageId }) => runSendMails(deps, messageId)),
  handler(sendUnsent, () => runSendUnsent(deps)),
  handler(forgetOldMessages, async () => {
    await store.deleteOld(deps.db, after(deps.clock.now(), -KEPT));
  }),
];
