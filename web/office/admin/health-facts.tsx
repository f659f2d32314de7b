import type { ReactNode } from 'react';
import type { Health } from '#contract/health.ts';
import { formatBytes, formatMoment } from '#web/lib/format.ts';
import { FEED } from './feed-words.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as t from '#text/office/admin-health.ts';

/** Official sources of orders: whether they respond, and since when they don't. */
export function Sources({ feeds, waiting }: Pick<Health, 'feeds' | 'waiting'>) {
  return (
    <>
      <SourceList feeds={feeds} />
      <dl className="grid divide-y divide-line border-t border-line">
        <Fact name={t.homesWaiting}>{waiting.homes}</Fact>
        {waiting.oldestAt && (
          <Fact name={t.oldestReview}>
            {formatMoment(waiting.oldestAt)}
            {waiting.onCall > 0 && `, ${t.onCallTexted}`}
          </Fact>
        )}
      </dl>
    </>
  );
}

function SourceList({ feeds }: Pick<Health, 'feeds'>) {
  if (feeds.length === 0) return <p className="text-muted">{t.noSources}</p>;
  return (
    <ul className="grid divide-y divide-line">
      {feeds.map(({ id, name, state, lastGoodAt, reason }) => (
        <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-sans text-base font-medium">{name}</h3>
            <Badge tone={FEED[state].tone}>{FEED[state].word}</Badge>
          </div>
          <p className="tabular text-sm text-muted">
            {lastGoodAt ? t.lastGood(formatMoment(lastGoodAt)) : t.noGood}
          </p>
          {reason && <p className="text-sm">{reason}</p>}
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-2">
      <dt className="text-muted">{name}</dt>
      <dd className="tabular wrap-anywhere">{children}</dd>
    </div>
  );
}

/** The process that responded, and its database. */
export function ServerFacts({ server, histories }: Pick<Health, 'server' | 'histories'>) {
  const { version, startedAt, postgres, databaseBytes, connections, lastMigration } = server;
  return (
    <dl className="grid divide-y divide-line">
      <Fact name={t.version}>{version}</Fact>
      <Fact name={t.runningSince}>{formatMoment(startedAt)}</Fact>
      <Fact name={t.databaseSize}>{formatBytes(databaseBytes)}</Fact>
      <Fact name={t.connections}>
        {t.connectionFacts(connections.open, connections.most, connections.idle, connections.inLine)}
      </Fact>
      <Fact name="PostgreSQL">{postgres}</Fact>
      <Fact name={t.lastMigration}>{lastMigration}</Fact>
      <Fact name={t.logsVerified}>{histories ? formatMoment(histories.at) : t.notYet}</Fact>
    </dl>
  );
}
