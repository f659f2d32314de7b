/** Life-threatening cases outside the desk's hours: the on-call number gets a text until someone takes the case. */
import { z } from 'zod';
import { isStaffed } from '#contract/concierge-hours.ts';
import { type SeverityReason } from '#contract/service/cases.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { defineJob, URGENT } from '#server/platform/jobs.ts';
import { composeMail, type MailParts } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import { alerts, caseById, recordOnCallPage } from '#server/service/cases/cases.ts';

/** A page that no one answered is repeated after this time. */
const PAGE_AGAIN = minutes(10);

export const pageOnCall = defineJob({
  name: 'desk.page-on-call',
  schema: z.object({}),
  retryLimit: 0,
  cron: '* * * * *',
});
export const textOnCallAboutCase = defineJob({
  name: 'desk.text-on-call',
  ...URGENT,
  schema: z.object({ caseId: z.uuid(), round: z.number().int() }),
  retryLimit: 10,
});

/** Marks what is due and enqueues its text in the same transaction. Of two servers, one does. */
export async function runPageOnCall({
  db,
  clock,
  jobs,
  config,
}: Pick<Deps, 'db' | 'clock' | 'jobs' | 'config'>) {
  const now = clock.now();
  if (isStaffed(config.conciergeHours, now)) return; // every agent's window shows it
  for (const { id } of await alerts(db))
    await db.transaction(async (tx) => {
      const round = await recordOnCallPage(tx, id, { at: now, notSince: after(now, -PAGE_AGAIN) });
      if (round !== null) await jobs.enqueue(tx, textOnCallAboutCase, { caseId: id, round });
    });
}

/** A number and a mailbox that our team shares, so they have no language of their own. */
const { caseNames, onCall: t } = messagesIn('en');

const reasonOf = (reason: string): string =>
  caseNames.severityReasons[reason as SeverityReason] ?? caseNames.severities[0];

/** Says which case, but never who or what was written, because texts aren't encrypted. */
export const onCallText = (found: { ref: string; reason: string; id: string }, origin: string): string =>
  t.text(found.ref, reasonOf(found.reason), `${origin}/desk/${found.id}`);

const onCallMail = (found: { ref: string; reason: string; id: string }, origin: string): MailParts => ({
  subject: t.subject(found.ref),
  greeting: t.waiting,
  paragraphs: [t.noOneTexted(reasonOf(found.reason))],
  action: { label: t.takeCase, url: `${origin}/desk/${found.id}` },
  closing: t.setPhone,
});

/** Without an on-call number, or when the carrier refuses it, operations is emailed. */
export async function runTextOnCall(
  { db, sms, mail, config, log }: Pick<Deps, 'db' | 'sms' | 'mail' | 'config' | 'log'>,
  { caseId, round }: z.output<typeof textOnCallAboutCase.schema>,
): Promise<void> {
  const found = await caseById(db, caseId);
  if (!found || found.owner !== null || found.severity !== 0) return; // taken or lowered since
  const key = `on-call-${caseId}-${round}`;
  const text = `${onCallText(found, config.origin)}?r=${round}`;
  try {
    if (sms && config.onCallPhone)
      return void (await sms.send({ to: config.onCallPhone, text, key, mark: text, mayHaveGone: true }));
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.error({ caseId, reason: error.message }, 'on-call text refused');
  }
  await mail.send(composeMail(config.operationsEmail, onCallMail(found, config.origin), { key }));
}
