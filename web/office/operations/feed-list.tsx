import { useMutation } from '@tanstack/react-query';
import { hazardRuleText } from '#contract/emergency/hazard-rules.ts';
import type { OperationsFeed } from '#contract/office/operations.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { May } from '#web/core/accounts/may.tsx';
import { FEED } from '#web/office/admin/feed-words.ts';
import { pullFeed } from './queries.ts';
import * as t from '#text/office/operations.ts';

/** Sources whose entries people type in, as opposed to polled feeds. */
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

const IN_FORCE: Record<OperationsFeed['kind'], (n: number) => string> = {
  alerts: () => '',
  fires: t.firesInForce,
  closures: t.closuresInForce,
  shelters: t.sheltersOpen,
};

const outcomeOf = ({ kind }: OperationsFeed, outcome: string): string =>
  kind !== 'alerts' && outcome === 'half' ? t.outcomeDoubtful : (OUTCOME[outcome] ?? outcome);

/** Sources with their state, their last responses, and what they ended. */
export function FeedList({ feeds, none }: { feeds: readonly OperationsFeed[]; none: string }) {
  if (feeds.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid items-start gap-x-10 gap-y-5 xl:grid-cols-2">
      {feeds.map((feed) => (
        <Feed key={feed.id} feed={feed} />
      ))}
    </ul>
  );
}

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
      {feed.inForce !== null && <p>{IN_FORCE[feed.kind](feed.inForce)}</p>}
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
                {formatMoment(at)}: {outcomeOf(feed, outcome)}
                {reason && <span className="text-muted">. {reason}</span>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {feed.ended.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">{t.endedLast}</summary>
          <ul className="grid gap-1 text-sm">
            {feed.ended.map(({ name, at, rule }, index) => (
              <li key={`${at} ${index}`} className="tabular">
                {formatMoment(at)}: {name}. <span className="text-muted">{hazardRuleText(rule)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
