import { peopleById } from '#server/core/accounts/accounts.ts';
import { findAmbassador } from '#server/emergency/ambassadors/ambassadors.ts';
import { after, days, minutes } from '#server/platform/clock.ts';
import { handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { sendGroupMail, sendUnsentGroupMails, tidyGroups } from './job-names.ts';
import * as mailStore from './mail-store.ts';
import { groupMail } from './mails.ts';
import * as store from './store.ts';

type JobDeps = Pick<Deps, 'db' | 'clock' | 'mail' | 'config' | 'log' | 'jobs'>;

/** Must exceed the timeout of the mail server. */
const CLAIM = minutes(2);
const SWEPT_AFTER = minutes(10);
const KEPT = days(30);

/** An email about a drill goes only to people who are still in the group, while the drill is still planned. */
async function isStillTrue({ db }: JobDeps, row: mailStore.MailRow, drill: store.GroupDrillRow | undefined) {
  if (row.kind !== 'drill-planned' && row.kind !== 'drill-canceled') return true;
  if (row.kind === 'drill-planned' && drill?.state !== 'planned') return false;
  const rows = await store.homesOfGroup(db, row.groupId);
  return rows.some(({ userId, state }) => userId === row.userId && state === 'joined');
}

async function runSend(deps: JobDeps, mailId: string): Promise<void> {
  const { db, clock, config, log, mail } = deps;
  const now = clock.now();
  const row = await mailStore.claimMail(db, mailId, now, after(now, -CLAIM));
  if (!row) return; // sent, deleted, or claimed by another worker
  const group = await store.findGroup(db, row.groupId);
  const ambassador = group && (await findAmbassador(db, group.ambassadorId));
  const drill = row.drillId ? await store.findDrill(db, row.groupId, row.drillId) : undefined;
  const person = (await peopleById(db, [row.userId])).get(row.userId);
  if (!group || !ambassador || !person || !(await isStillTrue(deps, row, drill)))
    return void (await mailStore.deleteMail(db, row.id));
  const isInside = row.kind === 'joined' || drill !== undefined;
  const parts = groupMail({
    kind: row.kind,
    language: person.language,
    name: person.name,
    group: group.name,
    ambassador: ambassador.name,
    plannedFor: drill?.plannedFor ?? null,
    reason: group.stateReason,
    url: `${config.origin}/neighbors${isInside ? `/${group.id}` : ''}`,
  });
  try {
    const result = await mail.send(composeMail(person.email, parts, { key: `neighbors-${row.id}` }));
    await mailStore.updateMail(db, row.id, { mail: result.outcome });
    if (result.outcome === 'refused')
      log.warn({ mailId, reason: result.reason }, 'neighbor group email refused');
  } finally {
    await mailStore.updateMail(db, row.id, { mailTryAt: null });
  }
}

export const neighborsHandlers: Handler<JobDeps>[] = [
  handler(sendGroupMail, (deps: JobDeps, { mailId }) => runSend(deps, mailId)),
  handler(sendUnsentGroupMails, async ({ db, clock, jobs }: JobDeps) => {
    for (const { id } of await mailStore.listUnsent(db, after(clock.now(), -SWEPT_AFTER)))
      await jobs.enqueue(db, sendGroupMail, { mailId: id });
  }),
  handler(tidyGroups, ({ db, clock }: JobDeps) => mailStore.deleteOld(db, after(clock.now(), -KEPT))),
];
