import { MapPinned } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { NeighborGroup } from '#contract/emergency/neighbors.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { CardSection } from '#web/ui/card-section.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { GroupMapProps } from './group-map.tsx';
import * as t from '#text/emergency/neighbors.ts';

// MapLibre is larger than the rest of the page, so the list comes first and the map when it has loaded.
const GroupMap = lazyPart<GroupMapProps>(() => import('./group-map.tsx').then((m) => m.GroupMap));

type Blocks = NeighborGroup['map'];

/** Blocks with households that agreed to be on the map, drawn and listed. */
export function MapCard({ blocks }: { blocks: Blocks }) {
  return (
    <CardSection as="h2" title={t.map} text={t.mapText}>
      {blocks.length === 0 ? (
        <EmptyState icon={MapPinned} title={t.noMap} text={t.noMapText} />
      ) : (
        <div className="grid gap-4 lg:grid-cols-[1.6fr_1fr]">
          <Pane blocks={blocks} />
          <BlockList blocks={blocks} />
        </div>
      )}
    </CardSection>
  );
}

function Pane({ blocks }: { blocks: Blocks }) {
  const [state, setState] = useState<'loading' | 'ready' | 'unable'>('loading');
  // A refetch returns equal blocks, so redraw only if they differ.
  const key = JSON.stringify(blocks);
  const drawn = useMemo(() => JSON.parse(key) as Blocks, [key]);
  if (state === 'unable') return <p className="text-muted">{t.mapUnable}</p>;
  return (
    <div
      data-map={state}
      className="relative isolate h-72 overflow-hidden rounded-card border border-line bg-sunken print:hidden"
    >
      <GroupMap
        blocks={drawn}
        onReady={() => setState('ready')}
        onFailed={() => setState('unable')}
        onMissing={() => setState('unable')}
      />
    </div>
  );
}

/** The same as text, for keyboards, screen readers and print. */
function BlockList({ blocks }: { blocks: Blocks }) {
  return (
    <ol className="grid content-start gap-3">
      {blocks.map(({ lat, lng, households, names }, n) => (
        <li key={`${lat} ${lng}`} className="grid gap-0.5">
          <p className="font-semibold">
            {t.block(n + 1)}: {t.householdCount(households)}
          </p>
          <p className="text-muted wrap-anywhere">
            {[...names, ...(households > names.length ? [t.unnamed(households - names.length)] : [])].join(
              ', ',
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
