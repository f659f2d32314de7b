import type { z } from 'zod';
import type { Health } from '#contract/health.ts';
import { minutes } from '#server/platform/clock.ts';

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

const many = (n: number, one: string, more = `${one}s`) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : more}`;

/** A duration in words: "40 min", "2 h", "3 days". */
export function span(ms: number): string {
  const min = Math.max(0, Math.floor(ms / 60_000));
  if (min < 1) return 'less than a minute';
  if (min < 60) return `${min} min`;
  const h = Math.floor(min / 60);
  return h < 48 ? `${h} h` : `${Math.floor(h / 24)} days`;
}

const asDate = (at: Date | string): Date => (at instanceof Date ? at : new Date(at));
const oldest = (all: readonly (Date | string | null)[]): Date | null =>
  all.reduce<Date | null>((found, at) => {
    if (at === null) return found;
    return found === null || asDate(at) < found ? asDate(at) : found;
  }, null);

/** Turns the facts into plain-language findings, worst first. Pure function. */
export function verdictOf(facts: Facts, now: Date): z.input<typeof Health>['verdict'] {
  const found = [
    ...ofNotices(facts.notices, now),
    ...ofFeeds(facts.feeds, now),
    ...ofWaiting(facts.waiting, now),
    ...ofHistories(facts.histories),
    ...ofJobs(facts, now),
    ...ofMails(facts.mails, now),
    ...(facts.inLine > 0
      ? [
          {
            state: 'watch' as const,
            sentence: `${many(facts.inLine, 'request waits', 'requests wait')} for the database`,
          },
        ]
      : []),
  ];
  const broken = found.filter(({ state }) => state === 'broken');
  const rest = found.filter(({ state }) => state === 'watch');
  const sentences = [...broken, ...rest].map(({ sentence }) => sentence);
  if (sentences.length === 0) return { state: 'fine', sentences: ['Everything runs'] };
  return { state: broken.length > 0 ? 'broken' : 'watch', sentences };
}

const since = (at: Date, now: Date): number => now.getTime() - at.getTime();

const ofWaiting = ({ questions, homes, oldestAt }: Facts['waiting'], now: Date): Finding[] =>
  homes > 0 && oldestAt
    ? [
        {
          state: 'watch',
          sentence: `${many(homes, 'home waits', 'homes wait')} for ${many(questions, 'decision')} about zones, the oldest for ${span(since(asDate(oldestAt), now))}`,
        },
      ]
    : [];

const ofHistories = (histories: Facts['histories']): Finding[] =>
  histories && histories.faults > 0
    ? [
        {
          state: 'broken',
          sentence: many(
            histories.faults,
            'entry of a history is not as it was written',
            'entries of histories are not as they were written',
          ),
        },
      ]
    : [];

function ofJobs({ queues, oldestFailedAt }: Facts, now: Date): Finding[] {
  const failed = queues.reduce((sum, queue) => sum + queue.failed, 0);
  const behind = queues.filter(
    ({ oldestWaitingAt }) => oldestWaitingAt !== null && since(asDate(oldestWaitingAt), now) > BEHIND.jobs,
  );
  const first = oldest(behind.map(({ oldestWaitingAt }) => oldestWaitingAt));
  return [
    ...(first
      ? [
          {
            state: 'broken' as const,
            sentence: `${behind.length === 1 ? behind[0]?.name : many(behind.length, 'queue')} ${behind.length === 1 ? 'is' : 'are'} ${span(since(first, now))} behind`,
          },
        ]
      : []),
    ...(failed > 0
      ? [
          {
            state: 'watch' as const,
            sentence: `${many(failed, 'job')} failed${oldestFailedAt ? `, ${failed === 1 ? '' : 'the oldest '}${span(since(oldestFailedAt, now))} ago` : ''}`,
          },
        ]
      : []),
  ];
}

function ofMails(mails: Facts['mails'], now: Date): Finding[] {
  const sum = (of: (mail: Facts['mails'][number]) => number) => mails.reduce((n, mail) => n + of(mail), 0);
  const first = oldest(mails.map(({ oldestDueAt }) => oldestDueAt));
  const due = sum((mail) => mail.due);
  const refused = sum((mail) => mail.refused);
  const givenUp = sum((mail) => mail.givenUp);
  return [
    ...(first && since(first, now) > BEHIND.mails
      ? [
          {
            state: 'broken' as const,
            sentence: `${many(due, 'mail waits', 'mails wait')} to be sent, for ${span(since(first, now))}`,
          },
        ]
      : []),
    ...(refused > 0 ? [{ state: 'watch' as const, sentence: `${many(refused, 'mail')} refused` }] : []),
    ...(givenUp > 0 ? [{ state: 'watch' as const, sentence: `${many(givenUp, 'mail')} given up` }] : []),
  ];
}

const CHANNEL = { email: 'e-mail', sms: 'text', push: 'push' } as const;

const ofNotices = (notices: Facts['notices'], now: Date): Finding[] =>
  notices.flatMap(({ channel, waiting, failed, oldestDueAt }) => [
    ...(oldestDueAt && since(asDate(oldestDueAt), now) > BEHIND.notices
      ? [
          {
            state: 'broken' as const,
            sentence: `${many(waiting, 'notice')} by ${CHANNEL[channel]} should have gone out ${span(since(asDate(oldestDueAt), now))} ago`,
          },
        ]
      : []),
    ...(failed > 0
      ? [{ state: 'watch' as const, sentence: `${many(failed, 'notice')} by ${CHANNEL[channel]} failed` }]
      : []),
  ]);

const ofFeeds = (feeds: Facts['feeds'], now: Date): Finding[] =>
  feeds
    .filter(({ state }) => state !== 'ok')
    .map(({ name, state, lastGoodAt }) => ({
      state: state === 'unavailable' ? ('broken' as const) : ('watch' as const),
      sentence: lastGoodAt
        ? `${name} has given no whole answer for ${span(since(asDate(lastGoodAt), now))}`
        : `${name} has given no whole answer yet`,
    }));
