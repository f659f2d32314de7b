import { languageOf } from '#server/core/accounts/accounts.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { storedDerivedToken } from '#server/platform/derived-token.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { lapseClaims } from './claim-store.ts';
import { STATUS_LINK } from './enrolling.ts';
import { sendNeighborMail, sendStatusMail, sendUnsentMails, tidyAmbassadors } from './job-names.ts';
import { neighborMail, statusMail } from './mails.ts';
import { CONFIRM_PATH, STATUS_PATH } from './page-html.ts';
import { CONFIRM_LINK } from './claiming.ts';
import * as requests from './request-store.ts';
import * as store from './store.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs' | 'masterKeys'>;

/** Must exceed the timeout of the mail server. */
const CLAIM = minutes(2);
const SWEPT_AFTER = minutes(10);
/** How long entries wait for an answer. */
const LAPSES_AFTER = days(30);
const UNCONFIRMED_FOR = days(30);
const LEFT_FOR = days(90);

async function runSendStatus(deps: JobDeps, ambassadorId: string): Promise<void> {
  const { db, clock, config, log, mail, masterKeys } = deps;
  const now = clock.now();
  const row = await store.claimMail(db, ambassadorId, now, after(now, -CLAIM));
  if (!row) return; // sent, deleted, or claimed by another worker
  const token = storedDerivedToken(masterKeys, STATUS_LINK, row);
  const language = row.userId ? await languageOf(db, row.userId) : row.language;
  const parts =
    token &&
    statusMail(row, language, {
      link: `${config.origin}${STATUS_PATH}?t=${token}`,
      app: `${config.origin}/ambassador`,
    });
  if (!parts) return void (await store.updateAmbassador(db, row.id, { mail: 'none' }));
  const key = `ambassador-${row.id}-${row.stateAt.getTime()}-${now.toISOString().slice(0, 10)}`;
  try {
    const result = await mail.send(composeMail(row.email, parts, { key }));
    await store.noteMail(db, row, result.outcome);
    if (result.outcome === 'refused')
      log.warn({ ambassadorId, reason: result.reason }, 'ambassador email refused');
  } catch (error) {
    await store.updateAmbassador(db, row.id, { mailTryAt: null }); // release for the next retry
    throw error;
  }
}

async function runAskNeighbor(deps: JobDeps, requestId: string): Promise<void> {
  const { db, clock, config, log, mail, masterKeys } = deps;
  const now = clock.now();
  const claimed = await requests.claimMail(db, requestId, now, after(now, -CLAIM));
  const found = claimed && (await requests.findRequest(db, claimed.id));
  const token = claimed && storedDerivedToken(masterKeys, CONFIRM_LINK, claimed);
  if (!found || !token || found.request.email === null) return;
  try {
    const parts = neighborMail(found, `${config.origin}${CONFIRM_PATH}?t=${token}`);
    const key = `impact-request-${requestId}`;
    const result = await mail.send(composeMail(found.request.email, parts, { key }));
    await requests.updateRequest(db, requestId, { mail: result.outcome });
    if (result.outcome === 'refused')
      log.warn({ requestId, reason: result.reason }, 'neighbor email refused');
  } finally {
    await requests.updateRequest(db, requestId, { mailTryAt: null });
  }
}

async function runSendUnsent({ db, clock, jobs }: JobDeps): Promise<void> {
  const before = after(clock.now(), -SWEPT_AFTER);
  for (const { id } of await store.listUnsent(db, before))
    await jobs.enqueue(db, sendStatusMail, { ambassadorId: id });
  for (const { id } of await requests.listUnsent(db, { now: clock.now(), before }))
    await jobs.enqueue(db, sendNeighborMail, { requestId: id });
}

export async function runTidy({ db, clock, log }: Pick<Deps, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now();
  const lapsed = await db.transaction(async (tx) => {
    await requests.eraseExpired(tx, now);
    return lapseClaims(tx, { before: after(now, -LAPSES_AFTER), at: now });
  });
  await store.deleteOld(db, { unconfirmed: after(now, -UNCONFIRMED_FOR), left: after(now, -LEFT_FOR) });
  if (lapsed > 0) log.info({ lapsed }, 'impact entries lapsed');
}

export const ambassadorsHandlers: Handler<JobDeps>[] = [
  handler(sendStatusMail, (deps: JobDeps, { ambassadorId }) => runSendStatus(deps, ambassadorId)),
  handler(sendNeighborMail, (deps: JobDeps, { requestId }) => runAskNeighbor(deps, requestId)),
  handler(sendUnsentMails, runSendUnsent),
  handler(tidyAmbassadors, runTidy),
];
