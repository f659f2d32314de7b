import { useQuery } from '@tanstack/react-query';
import { Flame, ListChecks, RadioTower, TrafficCone, TriangleAlert } from 'lucide-react';
import type { Overview } from '#contract/office/operations.ts';
import { isReviewKind, REVIEW_KINDS, URGENT_KINDS } from '#contract/core/reviews.ts';
import { Link } from '#web/lib/link.tsx';
import { cn } from '#web/ui/cn.ts';
import { Stat, StatRow } from '#web/ui/stat.tsx';
import { IncidentList } from './incident-list.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { FeedList } from './feed-list.tsx';
import { overviewQuery } from './queries.ts';
import { Section } from '#web/ui/section.tsx';
import { countOf } from './words.ts';
import * as t from '#text/office/operations.ts';

/** The current situation, and the work that waits for the team. */
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
            <FeedList feeds={overview.feeds.filter(({ kind }) => kind === 'alerts')} none={t.noSources} />
          </Section>
          <Section icon={TrafficCone} title={t.hazardSources}>
            <FeedList
              feeds={overview.feeds.filter(({ kind }) => kind !== 'alerts')}
              none={t.noHazardSources}
            />
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
