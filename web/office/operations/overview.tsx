import { useMutation, useQuery } from '@tanstack/react-query';
import { Flame, ListChecks, RadioTower, TriangleAlert } from 'lucide-react';
import type { OperationsFeed, Overview } from '#contract/office/operations.ts';
import { isReviewKind, REVIEW_KINDS, URGENT_KINDS } from '#contract/core/reviews.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { toast } from '#web/lib/toast.ts';
import { IncidentList } from './incident-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { overviewQuery, pullFeed } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { FEED } from '#web/office/admin/feed-words.ts';
import { countOf } from './words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/operations.ts';

/** What is going on, and what waits for the team. */
export function OverviewPart() {
  return (
    <Loaded query={useQuery(overviewQuery)} what={t.whatOperations}>
      {(overview) => (
        <>
          <Section icon={ListChecks} title={t.waitingForTeam}>
            <Waiting overview={overview} />
          </Section>
          <Figures overview={overview} />
          <Section icon={Flame} title={t.incidents}>
            <IncidentList incidents={overview.incidents} />
          </Section>
          <Section icon={RadioTower} title={t.officialSources}>
            <ul className="grid items-start gap-x-10 gap-y-5 xl:grid-cols-2">
              {overview.feeds.map((feed) => (
                <Feed key={feed.id} feed={feed} />
              ))}
            </ul>
            {overview.feeds.length === 0 && <p className="text-muted">{t.noSources}</p>}
          </Section>
        </>
      )}
    </Loaded>
  );
}

function Figures({ overview: { incidents, cash, rooms, notices, waiting } }: { overview: Overview }) {
  const open = incidents.filter(({ state }) => state === 'open');
  return (
    <div className="rounded-card border border-line bg-surface p-5 sm:p-6">
      <StatRow>
        <Stat label={t.openIncidents} value={open.length} />
        <Stat label={t.homesWithServices} value={open.reduce((sum, { active }) => sum + active, 0)} />
        <Stat label={t.householdsWithoutARoom} value={countOf(rooms, 'waiting')} />
        <Stat label={t.homesWaiting} value={waiting.homes} />
        <Stat label={t.payoutsLate} value={cash.late} />
        <Stat label={t.messagesFailed} value={countOf(notices, 'failed')} />
      </StatRow>
    </div>
  );
}

function Waiting({ overview }: { overview: Overview }) {
  const asked = overview.reviews.map(({ kind, title, open }) => ({
    to: `/admin/operations/reviews?kind=${kind}`,
    title: isReviewKind(kind) ? REVIEW_KINDS[kind] : title,
    open,
    isUrgent: URGENT_KINDS.includes(kind),
  }));
  const rows = [
    ...asked.filter(({ isUrgent }) => isUrgent),
    ...(overview.declarations > 0
      ? [
          {
            to: '/admin/operations/declare',
            title: t.declarationsToApprove,
            open: overview.declarations,
            isUrgent: false,
          },
        ]
      : []),
    ...asked.filter(({ isUrgent }) => !isUrgent),
  ];
  if (rows.length === 0 && overview.flaggedPayments === 0)
    return <p className="text-muted">{t.nothingWaits}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {rows.map(({ to, title, open, isUrgent }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 rounded-control py-2 hover:bg-hover"
          >
            <span className={isUrgent ? 'flex items-center gap-2 font-bold text-danger-ink' : 'font-medium'}>
              {isUrgent && <TriangleAlert className="size-5 shrink-0" aria-hidden="true" />}
              {title}
            </span>
            <span
              className={cn(
                'tabular rounded-full px-2.5',
                isUrgent ? 'bg-danger-soft text-danger-ink' : 'bg-amber-soft text-amber-ink',
              )}
            >
              {open}
            </span>
          </Link>
        </li>
      ))}
      {overview.flaggedPayments > 0 && (
        <li className="flex min-h-11 items-center justify-between gap-4 py-2">
          <span>{t.flaggedPayments}</span>
          <span className="tabular">{overview.flaggedPayments}</span>
        </li>
      )}
    </ul>
  );
}

/** Sources that people enter, as opposed to polled feeds. */
const BY_PEOPLE: Record<string, string> = {
  manual: t.manualSource,
  demo: t.demoSource,
};

const OUTCOME: Record<string, string> = {
  good: t.outcomeGood,
  unchanged: t.outcomeUnchanged,
  empty: t.outcomeEmpty,
  half: t.outcomeHalf,
  refused: t.outcomeRefused,
  failed: t.outcomeFailed,
};

function Feed({ feed }: { feed: OperationsFeed }) {
  const { word, tone } = FEED[feed.state];
  const pull = useMutation({
    ...pullFeed,
    onSuccess: ({ name, state }) => toast({ title: t.checked(name), text: t.statusIs(FEED[state].word) }),
    onError: (error) => toast({ title: t.notChecked, text: sentence(error), destructive: true }),
  });
  return (
    <li className="grid gap-2 border-b border-line pb-5 last:border-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-sans text-base font-semibold">{feed.name}</h3>
        <Badge tone={tone}>{word}</Badge>
      </div>
      {feed.canPull ? (
        <p className="tabular text-sm text-muted">
          {feed.state !== 'ok' && `${t.since(formatMoment(feed.since))} `}
          {feed.lastGoodAt ? t.lastGood(formatMoment(feed.lastGoodAt)) : t.noGood}
        </p>
      ) : (
        <p className="text-sm text-muted">{BY_PEOPLE[feed.id] ?? t.notPolled}</p>
      )}
      {feed.reason && <p>{feed.reason}</p>}
      {feed.canPull && (
        <div className="flex flex-wrap items-center gap-2">
          <May use="operations.act">
            <Button variant="outline" size="small" busy={pull.isPending} onClick={() => pull.mutate(feed.id)}>
              {t.checkNow}
              <span className="sr-only">: {feed.name}</span>
            </Button>
          </May>
          {feed.officialUrl && (
            <a
              href={feed.officialUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center px-2 text-pine-ink underline underline-offset-4"
            >
              {t.officialPage} <span className="sr-only">{t.officialPageOf(feed.name)}</span>
            </a>
          )}
        </div>
      )}
      {feed.pulls.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">{t.lastResponses}</summary>
          <ul className="grid gap-1 text-sm">
            {feed.pulls.map(({ at, outcome, reason }) => (
              <li key={at} className="tabular">
                {formatMoment(at)}: {OUTCOME[outcome] ?? outcome}
                {reason && <span className="text-muted">. {reason}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
