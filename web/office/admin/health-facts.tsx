import type { ReactNode } from 'react';
import type { Health } from '#contract/health.ts';
import { formatBytes, formatMoment } from '#web/lib/format.ts';
import { FEED } from './feed-words.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Official sources of orders: whether they respond, and since when not. */
export function Sources({ feeds, waiting }: Pick<Health, 'feeds' | 'waiting'>) {
  return (
    <>
      <SourceList feeds={feeds} />
      <dl className="grid divide-y divide-line border-t border-line">
        <Fact name="Homes waiting for a zone decision">{waiting.homes}</Fact>
        {waiting.oldestAt && (
          <Fact name="Oldest open question">
            {formatMoment(waiting.oldestAt)}
            {waiting.onCall > 0 && ', on-call number texted'}
          </Fact>
        )}
      </dl>
    </>
  );
}

function SourceList({ feeds }: Pick<Health, 'feeds'>) {
  if (feeds.length === 0) return <p className="text-muted">No source is configured.</p>;
  return (
    <ul className="grid divide-y divide-line">
      {feeds.map(({ id, name, state, lastGoodAt, reason }) => (
        <li key={id} className="grid gap-1 py-3 first:pt-0 last:pb-0">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="font-sans text-base font-medium">{name}</h3>
            <Badge tone={FEED[state].tone}>{FEED[state].word}</Badge>
          </div>
          <p className="tabular text-sm text-muted">
            {lastGoodAt ? `Last whole answer ${formatMoment(lastGoodAt)}.` : 'No whole answer yet.'}
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
      <Fact name="Version">{version}</Fact>
      <Fact name="Running since">{formatMoment(startedAt)}</Fact>
      <Fact name="Database size">{formatBytes(databaseBytes)}</Fact>
      <Fact name="Connections">
        {connections.open} open of {connections.most}, {connections.idle} idle, {connections.inLine} in line
      </Fact>
      <Fact name="PostgreSQL">{postgres}</Fact>
      <Fact name="Last migration">{lastMigration}</Fact>
      <Fact name="Histories last verified">{histories ? formatMoment(histories.at) : 'Not yet'}</Fact>
    </dl>
  );
}
