import { setContactChannel } from '#server/outreach/partners/partners.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { drawLastMonth, sendOut, type SettlementDeps } from './drawing.ts';
import { drawMonth, sendStatement, sendUnsentStatements } from './job-names.ts';
import * as links from './links.ts';
import { statementMail } from './mails.ts';
import * as store from './store.ts';

type JobDeps = SettlementDeps & Pick<Deps, 'mail' | 'config' | 'log'>;

/** Must exceed the timeout of the mail server. */
const CLAIM = minutes(2);
const SWEPT_AFTER = minutes(10);
/** A partner that doesn't answer is reminded weekly, this many times. Then our team calls. */
const REMIND_AFTER = days(7);
const MOST_REMINDERS = 3;

async function runSend(deps: JobDeps, linkId: string): Promise<void> {
  const { db, clock, config, log, mail, masterKeys } = deps;
  const now = clock.now();
  const link = await links.claimLink(db, linkId, now, after(now, -CLAIM));
  if (!link) return; // sent, expired, revoked, or claimed by another worker
  const opened = await links.findLink(db, link.id);
  const token = links.tokenOf(masterKeys, link);
  if (!opened || !token) return;
  try {
    const parts = statementMail(opened, links.linkUrl(config.origin, token));
    const result = await mail.send(composeMail(link.email, parts, { key: `statement-${link.id}` }));
    await links.updateLink(db, link.id, { mail: result.outcome });
    if (result.outcome === 'sent') return;
    log.warn({ linkId: link.id, reason: result.reason }, 'statement email refused');
    await setContactChannel(
      deps,
      { contactId: link.contactId, email: link.email, phone: null },
      { bouncedAt: now },
    );
  } finally {
    await links.updateLink(db, link.id, { tryAt: null }); // release for the next retry
  }
}

async function runSendUnsent({ db, clock, jobs }: JobDeps): Promise<void> {
  const now = clock.now();
  for (const { id } of await links.listUnsent(db, { now, before: after(now, -SWEPT_AFTER) }))
    await jobs.enqueue(db, sendStatement, { linkId: id });
}

/** Reminds partners. A statement that was answered meanwhile isn't sent again. */
async function remind(deps: JobDeps): Promise<void> {
  const now = deps.clock.now();
  const due = { before: after(now, -REMIND_AFTER), most: MOST_REMINDERS };
  for (const { id } of await store.unanswered(deps.db, due))
    await deps.db.transaction(async (tx) => {
      const statement = await store.lockStatement(tx, id);
      if (statement?.state !== 'drawn') return;
      await store.updateStatement(tx, id, { reminders: statement.reminders + 1 });
      await sendOut(tx, deps, statement, now);
    });
}

async function runMonth(deps: JobDeps): Promise<void> {
  const made = await drawLastMonth(deps);
  if (made > 0) deps.log.info({ made }, 'statements made');
  await remind(deps);
}

export const settlementHandlers: Handler<JobDeps>[] = [
  handler(sendStatement, (deps: JobDeps, { linkId }) => runSend(deps, linkId)),
  handler(sendUnsentStatements, runSendUnsent),
  handler(drawMonth, runMonth),
];
