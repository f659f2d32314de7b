import { z } from 'zod';
import { REMIND_MINUTES } from '#contract/service/advisors.ts';
import { messagesIn } from '#contract/text/catalog.ts';
import { timeText } from '#contract/text/format.ts';
import { peopleById } from '#server/core/accounts/accounts.ts';
import { pushTo } from '#server/core/notifications/notifications.ts';
import { after, minutes } from '#server/platform/clock.ts';
import { defineJob, handler, type Handler } from '#server/platform/jobs.ts';
import { composeMail } from '#server/platform/mail-layout.ts';
import type { Deps } from '#server/ports/deps.ts';
import { caseById } from '#server/service/cases/cases.ts';
import { callSoon } from './mails.ts';
import * as store from './store.ts';

/** Finds calls that begin soon. */
export const findSoon = defineJob({ name: 'advisors.find-soon', schema: z.object({}), cron: '* * * * *' });

/** Reminds the advisor of one call. */
export const remind = defineJob({
  name: 'advisors.remind',
  schema: z.object({ caseId: z.uuid(), startsAt: z.iso.datetime() }),
  retryLimit: 5,
  retryDelaySeconds: 2,
});

type JobDeps = Pick<Deps, 'db' | 'clock' | 'jobs' | 'mail' | 'push' | 'config' | 'log'>;

/** The mark and the job are written together, so each time is announced once. */
const runFindSoon = ({ db, clock, jobs }: JobDeps): Promise<void> =>
  db.transaction(async (tx) => {
    const now = clock.now();
    for (const { caseId, startsAt } of await store.takeDue(tx, after(now, minutes(REMIND_MINUTES)), now))
      await jobs.enqueue(tx, remind, { caseId, startsAt: startsAt.toISOString() });
  });

async function runRemind(
  { db, mail, push, config, log }: JobDeps,
  { caseId, startsAt }: z.output<typeof remind.schema>,
): Promise<void> {
  const [found, call] = [await caseById(db, caseId), await store.callOfCase(db, caseId)];
  // Canceled, done, moved to another time, or without an advisor: then it's in the queue.
  if (!found?.owner || !call || found.state === 'closed' || found.dueAt === null) return;
  if (call.startsAt.toISOString() !== startsAt) return;
  const person = (await peopleById(db, [found.owner])).get(found.owner);
  if (!person) return;
  const when = timeText(call.startsAt, person.language, call.timeZone);
  const key = `advisor-call-${caseId}-${startsAt}`;
  const url = `${config.origin}/desk/${caseId}`;
  const t = messagesIn(person.language).conciergeMessages;
  await pushTo(
    { db, push },
    found.owner,
    { title: t.callAt(when), body: t.caseRef(found.ref), path: `/desk/${caseId}`, tag: 'call' },
    key,
  );
  const parts = callSoon({ ...person, ref: found.ref, when, url });
  const result = await mail.send(composeMail(person.email, parts, { key }));
  if (result.outcome === 'refused')
    log.warn({ caseId, reason: result.reason }, 'call reminder email refused');
}

export const advisorsHandlers: Handler<JobDeps>[] = [
  handler(findSoon, (deps: JobDeps) => runFindSoon(deps)),
  handler(remind, runRemind),
];
