import { useQuery } from '@tanstack/react-query';
import { MapPinned } from 'lucide-react';
import { useMemo, useState } from 'react';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { zonesQuery } from './queries.ts';
import { homesWord } from './words.ts';
import type { ZonesMapProps } from './zones-map.tsx';
import { ZoneTable } from './zone-table.tsx';
import * as t from '#text/office/operations-zones.ts';

const ZonesMap = lazyPart<ZonesMapProps>(() => import('./zones-map.tsx').then((m) => m.ZonesMap));

/** All live zones, on a map and in an equivalent list. */
export function Zones() {
  const [search, setSearch] = useState('');
  const [canDraw, setCanDraw] = useState(true);
  const query = useQuery(zonesQuery);
  const data = query.data;
  const shapes = useMemo(
    () =>
      (data?.zones ?? []).flatMap(({ shape, status, verdict }) =>
        shape ? [{ shape, status, isHeld: verdict === 'held' || verdict === 'refused' }] : [],
      ),
    [data],
  );
  const dots = data?.homes;
  return (
    <section className="grid gap-5">
      <h2 className="text-xl">{t.liveZones}</h2>
      <Loaded query={query} what={t.whatZones}>
        {({ zones, homesTotal }) =>
          zones.length === 0 ? (
            <EmptyState icon={MapPinned} title={t.noLiveZones} text={t.noLiveDetail} />
          ) : (
            <>
              {canDraw && shapes.length > 0 && (
                <>
                  <div className="relative isolate h-80 overflow-hidden rounded-card border border-line bg-sunken sm:h-112">
                    <ZonesMap
                      zones={shapes}
                      homes={dots ?? []}
                      onFailed={() => setCanDraw(false)}
                      onMissing={() => setCanDraw(false)}
                    />
                  </div>
                  <p className="text-sm text-muted">{t.legend(homesWord(homesTotal))}</p>
                </>
              )}
              <Field label={t.searchZones} className="max-w-md">
                <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
              </Field>
              <ZoneTable
                zones={zones.filter(({ name, key, county }) =>
                  `${name} ${key} ${county ?? ''}`.toLowerCase().includes(search.trim().toLowerCase()),
                )}
              />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
