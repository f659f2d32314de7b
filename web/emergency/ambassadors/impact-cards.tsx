import { useQuery } from '@tanstack/react-query';
import { Footprints } from 'lucide-react';
import { useState } from 'react';
import type { Impact } from '#contract/emergency/impact.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { type Column, Table } from '#web/ui/table.tsx';
import { ClaimDialog } from './claim-dialog.tsx';
import { ClaimItem } from './claim-item.tsx';
import { impactQuery } from './queries.ts';
import { moduleTitle } from './training-content.ts';
import { levels } from '#text/outreach/community-sections.ts';
import * as pages from '#text/emergency/ambassador-pages.ts';
import * as t from '#text/emergency/ambassador.ts';

/** Impact points with the level, what was entered, and the history. */
export function ImpactCards() {
  const query = useQuery(impactQuery);
  return (
    <Loaded query={query} what={t.impactPoints}>
      {(impact) => (
        <>
          <PointsCard impact={impact} />
          <ClaimsCard impact={impact} />
          {impact.entries.length > 0 && <HistoryCard entries={impact.entries} />}
        </>
      )}
    </Loaded>
  );
}

function PointsCard({ impact }: { impact: Impact }) {
  const { points, level, next, percent } = impact;
  const way = next ? t.toNext(percent, levels[next].name) : t.highest;
  return (
    <CardSection as="h2" title={t.impactPoints} text={t.neverSpent}>
      <div className="grid items-end gap-6 sm:grid-cols-[auto_1fr]">
        <p className="grid gap-1">
          <span className="tabular font-display text-6xl leading-none font-bold">{points}</span>
          <span className="text-muted">{levels[level].name}</span>
        </p>
        <div className="grid gap-2">
          <p className="tabular text-muted">{way}</p>
          <Progress value={percent} label={t.level} valueText={way} />
        </div>
      </div>
      <p className="text-muted">{levels[level].gives}</p>
    </CardSection>
  );
}

function ClaimsCard({ impact }: { impact: Impact }) {
  const [isAdding, setAdding] = useState(false);
  return (
    <CardSection
      as="h2"
      title={t.entries}
      text={t.addEntryText}
      action={<Button onClick={() => setAdding(true)}>{t.addEntry}</Button>}
    >
      {impact.claims.length === 0 ? (
        <EmptyState icon={Footprints} title={t.noEntries} text={t.noEntriesText} />
      ) : (
        <ul className="divide-y divide-line">
          {impact.claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} />
          ))}
        </ul>
      )}
      {isAdding && <ClaimDialog today={impact.today} onClose={() => setAdding(false)} />}
    </CardSection>
  );
}

type Entry = Impact['entries'][number];

function wordsFor({ source, module }: Entry): string {
  if (source === 'module') return `${pages.modulePassed}: ${moduleTitle(module ?? '')}`;
  return source === 'reversal' ? pages.reversed : pages.kinds[source];
}

const COLUMNS: readonly Column<Entry>[] = [
  { key: 'day', header: t.day, cell: ({ createdAt }) => formatMoment(createdAt) },
  { key: 'source', header: t.source, cell: wordsFor },
  {
    key: 'points',
    header: t.points,
    numeric: true,
    cell: ({ delta }) => (delta > 0 ? `+${delta}` : String(delta)),
  },
  { key: 'balance', header: t.balance, numeric: true, cell: ({ balance }) => balance },
];

const HistoryCard = ({ entries }: { entries: readonly Entry[] }) => (
  <CardSection as="h2" title={t.history}>
    <Table caption={t.historyCaption} columns={COLUMNS} rows={entries} rowKey={({ id }) => id} />
  </CardSection>
);
