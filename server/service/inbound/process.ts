import { after, days, minutes } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { SmsRefusal } from '#server/ports/sms.ts';
import type { AnswerByText, Evacuees, ProcessDeps, Result } from './evacuees.ts';
import { notifyCaseStaff } from '#server/service/cases/cases.ts';
import { receiveText } from './inbound.ts';
import { receiveMail } from './mails.ts';
import { type Key, processInbound, sendAnswer, takeFiles } from './job-names.ts';
import { processMail } from './process-mail.ts';
import { processText } from './process-text.ts';
import { openReply, openStored, sealReply } from './sealed.ts';
import * as store from './store.ts';

/** After this many failures a message is set aside for our team, so that it doesn't block the sender's next one. */
const MOST_FAILURES = 5;

async function resultOf(
  tx: Tx,
  deps: ProcessDeps,
  evacuees: Evacuees,
  { row, answerByText }: { row: store.InboundRow; answerByText: AnswerByText },
): Promise<Result> {
  if (!row.raw) return { state: 'done', outcome: 'forgotten' };
  const stored = openStored(deps.masterKeys, { ...row, raw: row.raw });
  const step = { tx, deps, evacuees, row, now: deps.clock.now() };
  return stored.kind === 'sms'
    ? processText({ ...step, answerByText, said: stored })
    : processMail({ ...step, mail: stored });
}

/**
 * Processes the sender's waiting messages, oldest first, each in the transaction that marks it as processed. Two
 * processes never work on one sender at the same time.
 */
export async function runProcess(
  deps: ProcessDeps,
  evacuees: Evacuees,
  { provider, ref }: Key,
  answerByText: AnswerByText = async () => null,
): Promise<void> {
  const { db, clock, jobs, masterKeys, log } = deps;
  const asked = await store.findInbound(db, { provider, providerRef: ref });
  if (!asked) return;
  for (let more = true; more;) {
    let current: store.InboundRow | undefined;
    try {
      more = await db.transaction(async (tx) => {
        await store.lockSender(tx, asked.sender);
        const row = await store.nextWaiting(tx, asked.sender);
        current = row;
        if (!row) return false;
        const {
          reply,
          homeId = null,
          hasFiles = false,
          ...done
        } = await resultOf(tx, deps, evacuees, {
          row,
          answerByText,
        });
        const sealed = reply === undefined ? null : sealReply(masterKeys, reply);
        await store.finish(tx, row, {
          ...done,
          homeId,
          doneAt: clock.now(),
          ...(sealed ? { reply: sealed.sealed, replyKeyId: sealed.masterKeyId, replyState: 'queued' } : {}),
        });
        const key = { provider: row.provider, ref: row.providerRef };
        if (sealed) await jobs.enqueue(tx, sendAnswer, key);
        if (hasFiles) await jobs.enqueue(tx, takeFiles, key);
        else await store.deleteFiles(tx, row);
        if (done.state === 'aside') await notifyCaseStaff(tx);
        return true;
      });
    } catch (error) {
      if (!current || (await store.countFailure(db, current)) < MOST_FAILURES) throw error;
      log.error({ err: error, provider: current.provider }, 'inbound message set aside after failures');
      await store.finish(db, current, { state: 'aside', outcome: 'failed', doneAt: clock.now() });
      await store.deleteFiles(db, current);
      await notifyCaseStaff(db);
    }
  }
}

/** Sends an answer once. After an interrupted attempt, asks the provider whether it went out. */
export async function runSendAnswer(
  deps: Pick<Deps, 'db' | 'sms' | 'mail' | 'masterKeys' | 'log'>,
  { provider, ref }: Key,
): Promise<void> {
  const { db, sms, masterKeys, log } = deps;
  const key = { provider, providerRef: ref };
  const before = await store.findInbound(db, key);
  const [row] = await db.transaction((tx) => store.claimReply(tx, key));
  if (!row?.raw || !row.reply || !row.replyKeyId) return;
  const { from, kind } = openStored(masterKeys, { ...row, raw: row.raw });
  const text = openReply(masterKeys, { replyKeyId: row.replyKeyId, reply: row.reply });
  const id = `inbound-${provider}-${ref}`;
  if (kind === 'sms' && !sms) return void (await store.setReplyState(db, key, 'failed'));
  try {
    const mayHaveGone = before?.replyState === 'sending';
    await sms?.send({ to: from, text, key: id, mark: text, mayHaveGone });
    await store.setReplyState(db, key, 'sent');
  } catch (error) {
    if (!(error instanceof SmsRefusal)) throw error;
    log.warn({ provider, reason: error.message }, 'automatic answer refused');
    await store.setReplyState(db, key, 'failed');
  }
}

/** How far back a restart looks for texts that arrived while we were down. */
const LOOK_BACK = days(1);
/** Lookups overlap, because a provider's list may be late. */
const OVERLAP = minutes(10);

/** Polls the mailbox, if one is configured. An email that can't be stored stays unread for the next poll. */
export async function runPollMail(deps: ProcessDeps & Pick<Deps, 'mailIn'>): Promise<void> {
  const { mailIn } = deps;
  await mailIn?.poll?.(async (mail) => void (await receiveMail(deps, mailIn.provider, mail)));
}

/** Asks the provider for texts that no webhook delivered, and retries what is stuck. Idempotent. */
export async function runCatchUp(deps: ProcessDeps): Promise<void> {
  const { db, clock, jobs, sms, log } = deps;
  const now = clock.now();
  for (const { provider, providerRef } of await store.findStuck(db, after(now, -minutes(2))))
    await jobs.enqueue(db, processInbound, { provider, ref: providerRef }, { unlessWaiting: true });
  if (!sms?.inbox) return;
  const { inbox } = sms;
  const { provider } = inbox;
  const newest = await store.newestReceived(db, provider);
  const floor = after(now, -LOOK_BACK);
  const since = newest && newest > floor ? after(newest, -OVERLAP) : floor;
  let missed = 0;
  for (const one of await inbox.list(since)) if (await receiveText(deps, provider, one)) missed += 1;
  if (missed > 0) log.warn({ missed }, 'texts recovered from the provider’s list');
}

/** Raw messages are kept for 30 days. */
const RAW_KEPT = days(30);

export async function runForgetOld({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const before = after(clock.now(), -RAW_KEPT);
  await store.forgetRaw(db, before);
  await store.forgetFiles(db, before);
}
