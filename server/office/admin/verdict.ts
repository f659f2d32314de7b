import type { z } from 'zod';
import type { Health } from '#contract/health.ts';
import type { Messages } from '#contract/text/catalog.ts';
import { minutes } from '#server/platform/clock.ts';
import { say } from '#server/platform/say.ts';

type Facts = Pick<
  z.input<typeof Health>,
  'queues' | 'mails' | 'notices' | 'feeds' | 'waiting' | 'histories'
> & {
  oldestFailedAt: Date | null;
  inLine: number;
};
type Finding = { state: 'broken' | 'watch'; sentence: string };

/** Longer than retries, sweeps and a busy minute can explain. */
const BEHIND = { jobs: minutes(5), mails: minutes(30), notices: minutes(2) };

type Words = Messages['findings'];

/** A duration in words: "40 min", "2 h", "3 days". */
export function span(ms: number, t: Words['spans'] = say().findings.spans): string {
  const min = Math.max(0, Math.floor(ms / 60_000));
  if (min < 1) return t.moment;
  if (min < 60) return t.minutes(min);
  const h = Math.floor(min / 60);
  return h < 48 ? t.hours(h) : t.days(Math.floor(h / 24));
}

const asDate = (at: Date | string): Date => (at instanceof Date ? at : new Date(at));
const oldest = (all: readonly (Date | string | null)[]): Date | null =>
  all.reduce<Date | null>((found, at) => {
    if (at === null) return found;
    return found === null || asDate(at) < found ? asDate(at) : found;
  }, null);

/** Turns the facts into plain-language findings, worst first, in the reader's language. */
export function verdictOf(
  facts: Facts,
  now: Date,
  t: Words = say().findings,
): z.input<typeof Health>['verdict'] {
  const found = [
    ...ofNotices(facts.notices, now, t),
    ...ofFeeds(facts.feeds, now, t),
    ...ofWaiting(facts.waiting, now, t),
    ...ofHistories(facts.histories, t),
    ...ofJobs(facts, now, t),
    ...ofMails(facts.mails, now, t),
    ...(facts.inLine > 0 ? [watch(t.databaseBusy(facts.inLine))] : []),
  ];
  const worst = found.filter(({ state }) => state === 'broken');
  const rest = found.filter(({ state }) => state === 'watch');
  const sentences = [...worst, ...rest].map(({ sentence }) => sentence);
  if (sentences.length === 0) return { state: 'fine', sentences: [t.fine] };
  return { state: worst.length > 0 ? 'broken' : 'watch', sentences };
}

const broken = (sentence: string): Finding => ({ state: 'broken', sentence });
const watch = (sentence: string): Finding => ({ state: 'watch', sentence });

const since = (at: Date, now: Date): number => now.getTime() - at.getTime();

const ofWaiting = ({ questions, homes, oldestAt }: Facts['waiting'], now: Date, t: Words): Finding[] =>
  homes > 0 && oldestAt
    ? [watch(t.homesWait(homes, questions, span(since(asDate(oldestAt), now), t.spans)))]
    : [];

const ofHistories = (histories: Facts['histories'], t: Words): Finding[] =>
  histories && histories.faults > 0 ? [broken(t.altered(histories.faults))] : [];

function ofJobs({ queues, oldestFailedAt }: Facts, now: Date, t: Words): Finding[] {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const behind = queues.filter(
    ({ oldestWaitingAt }) => oldestWaitingAt !== null && since(asDate(oldestWaitingAt), now) > BEHIND.jobs,
  );
  const [only] = behind;
  const first = oldest(behind.map(({ oldestWaitingAt }) => oldestWaitingAt));
  const late = first && span(since(first, now), t.spans);
  return [
    ...(late && only
      ? [broken(behind.length === 1 ? t.queueBehind(only.name, late) : t.queuesBehind(behind.length, late))]
      : []),
    ...(failed > 0
      ? [
          watch(
            oldestFailedAt
              ? t.jobsFailedAgo(failed, span(since(oldestFailedAt, now), t.spans))
              : t.jobsFailed(failed),
          ),
        ]
      : []),
  ];
}

function ofMails(mails: Facts['mails'], now: Date, t: Words): Finding[] {
  const sum = (of: (mail: Facts['mails'][number]) => number) => mails.reduce((n, mail) => n + of(mail), 0);
  const first = oldest(mails.map(({ oldestDueAt }) => oldestDueAt));
  const due = sum((mail) => mail.due);
  const refused = sum((mail) => mail.refused);
  const givenUp = sum((mail) => mail.givenUp);
  return [
    ...(first && since(first, now) > BEHIND.mails
      ? [broken(t.emailsWait(due, span(since(first, now), t.spans)))]
      : []),
    ...(refused > 0 ? [watch(t.emailsRefused(refused))] : []),
    ...(givenUp > 0 ? [watch(t.emailsGivenUp(givenUp))] : []),
  ];
}

const ofNotices = (notices: Facts['notices'], now: Date, t: Words): Finding[] =>
  notices.flatMap(({ channel, waiting, failed, oldestDueAt }) => [
    ...(oldestDueAt && since(asDate(oldestDueAt), now) > BEHIND.notices
      ? [broken(t.late[channel](waiting, span(since(asDate(oldestDueAt), now), t.spans)))]
      : []),
    ...(failed > 0 ? [watch(t.failed[channel](failed))] : []),
  ]);

const ofFeeds = (feeds: Facts['feeds'], now: Date, t: Words): Finding[] =>
  feeds
    .filter(({ state }) => state !== 'ok')
    .map(({ name, kind, state, lastGoodAt }) => {
      const sentence = lastGoodAt
        ? t.noCompleteResponseFor(name, span(since(asDate(lastGoodAt), now), t.spans))
        : t.noCompleteResponse(name);
      // Without shelters the map says so; without closures, routes use outdated ones.
      return state === 'unavailable' && kind !== 'shelters' ? broken(sentence) : watch(sentence);
    });
