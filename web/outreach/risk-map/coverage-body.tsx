import { firstAreas } from 'virtual:first-areas';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { AddressRisk, RiskArea } from '#contract/outreach/risk-map.ts';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { toast } from '#web/lib/toast.ts';
import { cn } from '#web/ui/cn.ts';
import { cardId } from './area-card.tsx';
import { filterAreas } from './area-filters.ts';
import { AreaList } from './area-list.tsx';
import { CoverageBar } from './coverage-bar.tsx';
import { openIntro, useIntro } from './intro-state.ts';
import { LayerSwitch } from './layer-switch.tsx';
import { AreaPanel } from './lazy-parts.ts';
import { MapLegend } from './map-legend.tsx';
import { FIRST_LAYERS, type LayerKey, type Opened, type Target } from './map-layers.ts';
import { MapPane } from './map-pane.tsx';
import { useRiskList } from './risk-data.ts';
import { useAreaFilters } from './use-area-filters.ts';
import { useMyHome } from './use-my-home.ts';
import { usePaging } from './use-paging.ts';
import { type View, ViewBar } from './view-bar.tsx';
import * as errors from '#text/lib/errors.ts';
import * as t from '#text/outreach/risk-map.ts';

const SearchForms = deferredSection(() => import('./search-forms.tsx').then((m) => m.SearchForms), {
  isPart: true,
});
/** Loaded with the body: see coverage-page.tsx. */
export const preloadForms = SearchForms.preload;

const AREA_ZOOM = 7;
const HOME_ZOOM = 8;
const NONE: readonly never[] = [];

/** The whole page; see coverage-page.tsx. */
export function CoverageBody() {
  const { form, filters, start, read, clear } = useAreaFilters();
  const [layers, setLayers] = useState(FIRST_LAYERS);
  const areas = useRiskList('areas', true, firstAreas);
  const intro = useIntro();
  const disasters = useRiskList('disasters', layers.historicalDisasters);
  const partners = useRiskList('partners', layers.supportNetwork);
  const counties = useRiskList('counties', layers.femaRisk || layers.countyRisk);
  const found = useMemo(() => filterAreas(areas.data?.items ?? NONE, filters), [areas.data, filters]);
  const paging = usePaging(found.length, `${filters.search} ${filters.level} ${filters.hazard}`);

  const [selectedId, setSelectedId] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [target, setTarget] = useState<Target | null>(null);
  const [isDrawable, setDrawable] = useState(true);
  const setUnable = useCallback(() => setDrawable(false), []);
  const [view, setView] = useState<View>('list');
  const [toReveal, setToReveal] = useState<string | null>(null);
  const mapColumn = useRef<HTMLDivElement>(null);
  const listColumn = useRef<HTMLDivElement>(null);
  const selected = found.find(({ id }) => id === selectedId) ?? null;

  // Close a popup that is filtered out: reopening with the next keystroke would steal focus from the search
  // box.
  if (opened?.kind === 'area' && !found.some(({ id }) => id === opened.id)) setOpened(null);

  const showHome = useCallback(
    (answer: AddressRisk) => setTarget({ ...answer.location, zoom: HOME_ZOOM, isAside: false }),
    [],
  );
  const { home, askTyped, askHere, close } = useMyHome(showHome);

  // The same element while nothing in it changes: see deferred-section.tsx.
  const forms = useMemo(
    () => (
      <SearchForms
        form={form}
        onReady={start}
        onChange={read}
        home={home}
        onAsk={askTyped}
        onAskHere={askHere}
        onClose={close}
      />
    ),
    [form, start, read, home, askTyped, askHere, close],
  );
  // With its panel: the map moves the area out from under it.
  const select = (area: RiskArea) =>
    void AreaPanel.preload().then(
      () => {
        setSelectedId(area.id);
        setTarget({ ...area.coordinates, zoom: AREA_ZOOM, isAside: true });
      },
      () => toast({ title: errors.error, text: errors.unreachable, destructive: true }),
    );
  const selectCard = (area: RiskArea) => {
    setOpened(null);
    select(area);
  };
  const open = (next: Opened | null, hasRoom = true) => {
    // If both don't fit, the panel shows what the popup would.
    setOpened(next?.kind === 'area' && !hasRoom ? null : next);
    // One place at a time: the area's panel would be in the way of another place's popup.
    if (next && next.kind !== 'area') setSelectedId(null);
    if (next?.kind !== 'area') return;
    const area = found.find(({ id }) => id === next.id);
    if (!area) return;
    select(area);
    paging.reveal(found.indexOf(area));
    setToReveal(area.id);
  };
  // The card may have to render first. A phone shows only the map, so there is nothing to scroll.
  useEffect(() => {
    if (toReveal === null) return;
    document.getElementById(cardId(toReveal))?.scrollIntoView({ block: 'nearest' });
    setToReveal(null);
  }, [toReveal]);

  const show = (next: View) => {
    setView(next);
    requestAnimationFrame(() => {
      (next === 'map' ? mapColumn : listColumn).current?.scrollIntoView({ block: 'start' });
      // While hidden, the map couldn't measure how much of it the sheet covers, so move it again.
      if (next === 'map' && selected) setTarget((wish) => wish && { ...wish });
    });
  };
  const toggle = (layer: LayerKey) => {
    setLayers({ ...layers, [layer]: !layers[layer] });
    setOpened(null);
  };
  const shown = {
    areas: found,
    disasters: disasters.data?.items ?? NONE,
    counties: counties.data?.items ?? NONE,
  };
  const sources = [...(areas.data?.sources ?? NONE), ...(counties.data?.sources ?? NONE)];
  const legend = <MapLegend layers={layers} {...shown} />;
  const panel = selected && areas.data && (
    <AreaPanel
      area={selected}
      sources={areas.data.sources}
      hasPopup={opened?.kind === 'area'}
      onClose={() => {
        setSelectedId(null);
        setOpened(null);
      }}
      onShowMap={view === 'list' && isDrawable ? () => show('map') : undefined}
    />
  );
  const failed = [disasters, partners, counties].find((list) => list.status === 'error');

  return (
    <div className="@container px-4 lg:px-6">
      <CoverageBar />
      <div className="@4xl:grid @4xl:gap-x-6 @4xl:grid-rows-[auto_1fr] @4xl:grid-cols-[minmax(24rem,27rem)_minmax(0,1fr)] @7xl:grid-cols-[30rem_minmax(0,1fr)]">
        <div className="grid content-start gap-5 pt-6 pb-4 @4xl:col-start-1 @4xl:row-start-1">
          <div>
            <h1 id="coverage-title" tabIndex={-1} className="text-4xl outline-none @5xl:text-5xl">
              {t.title}
            </h1>
            <p className="mt-3 text-lg text-muted">{t.intro}</p>
            <button
              type="button"
              onClick={openIntro}
              className="mt-1 inline-flex min-h-11 items-center font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2 noscript:hidden"
            >
              {t.howToRead}
            </button>
          </div>
          <div className="grid gap-5">{forms}</div>
        </div>

        {/* On a phone this box bounds the sticky bar; on wide screens its children are grid items. */}
        <div className="@4xl:contents">
          <div
            ref={listColumn}
            className={cn(
              'grid content-start gap-4 pb-6 @4xl:col-start-1 @4xl:row-start-2 @4xl:pb-16 noscript:hidden',
              view === 'map' && '@max-4xl:hidden',
            )}
          >
            <h2 className="sr-only">{t.areasAtRisk}</h2>
            <AreaList
              areas={areas}
              found={found}
              paging={paging}
              selectedId={selectedId}
              onSelect={selectCard}
              onClear={clear}
            />
          </div>

          <section
            aria-labelledby="map-title"
            ref={mapColumn}
            className={cn(
              'pt-2 pb-6 @4xl:sticky @4xl:top-30 @4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:flex @4xl:h-[calc(100svh-10rem)] @4xl:flex-col @4xl:gap-3 @4xl:self-start @4xl:pt-4 @4xl:pb-0',
              view === 'list' && '@max-4xl:hidden @max-4xl:noscript:block',
            )}
          >
            <h2 id="map-title" className="sr-only">
              {t.map}
            </h2>
            <div className="pb-3 @4xl:pb-0">
              <LayerSwitch layers={layers} isDrawable={isDrawable} onToggle={toggle} />
              {failed?.status === 'error' && (
                <p role="alert" className="pt-2 text-sm font-medium text-danger-ink">
                  {t.layerNotLoaded}{' '}
                  <button
                    type="button"
                    className="min-h-11 underline underline-offset-4"
                    onClick={failed.retry}
                  >
                    {t.tryAgain}
                  </button>
                </p>
              )}
            </div>
            <MapPane
              {...shown}
              partners={partners.data?.items ?? NONE}
              sources={sources}
              isHeld={intro.isAhead || areas.status === 'loading'}
              layers={layers}
              selectedId={selectedId}
              opened={opened}
              home={home.status === 'ready' ? home.answer : null}
              target={target}
              onOpen={open}
              onUnable={setUnable}
              legend={legend}
              panel={panel}
            />
            {isDrawable && <div className="pt-4 @4xl:hidden noscript:hidden">{legend}</div>}
          </section>

          <ViewBar view={view} list={listColumn} onView={show} />

          {panel && (
            <div data-sheet="" className="sticky bottom-0 z-20 -mx-4 @4xl:hidden">
              {panel}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
