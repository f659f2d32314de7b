import {
  CircleX,
  ClockAlert,
  ClockCheck,
  Flame,
  RadioTower,
  ShieldAlert,
  Tent,
  TrafficCone,
  Wind,
} from 'lucide-react';
import { memo, type ReactNode } from 'react';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { formatMoment } from '#web/lib/format-moment.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { zoneStatuses } from '#text/emergency/hazards.ts';
import type { LiveMapState, MapBox } from './live-map-data.ts';
import { boxAround } from './map-box.ts';
import {
  ageWords,
  closureTimes,
  closureTitle,
  emptyWords,
  fireFacts,
  shelterFacts,
  sourceNames,
  sourceWords,
} from './words.ts';
import * as t from '#text/emergency/live-map.ts';

type Show = ((box: MapBox) => void) | undefined;
type ListProps = { live: LiveMapState; onShow: Show };

/** Everything that the map draws, in words, with the age of every source. */
export const HazardList = memo(function HazardList({ live: { data, hasFailed, retry }, onShow }: ListProps) {
  if (!data)
    return hasFailed ? (
      <ErrorState title={t.notLoaded} text={t.notLoadedDetail} retrying={false} onRetry={retry} />
    ) : (
      <p role="status" className="text-muted">
        {t.loading}
      </p>
    );
  return (
    <div className="grid content-start gap-6">
      <div>
        <h2 className="text-2xl">{t.listTitle}</h2>
        <p role="status" className="text-muted">
          {t.counts({
            zones: data.zones.length,
            fires: data.fires.length,
            closures: data.closures.length + data.moreClosures,
            shelters: data.shelters.length,
          })}
        </p>
      </div>
      {hasFailed && <ErrorState title={t.notLoaded} text={t.notLoadedDetail} onRetry={retry} />}
      <Zones data={data} onShow={onShow} />
      <Fires data={data} onShow={onShow} />
      <Closures data={data} onShow={onShow} />
      <Shelters data={data} onShow={onShow} />
      <RedFlags data={data} />
      <Sources data={data} />
    </div>
  );
});

type PartProps = { data: LiveMap; onShow: Show };

function Zones({ data, onShow }: PartProps) {
  const { zones, sources } = data;
  const none = emptyWords('zones', sources, { none: t.noZones, unseen: t.unseenZones });
  return (
    <Section icon={ShieldAlert} title={t.zones}>
      {zones.length === 0 && <p>{none}</p>}
      <Entries>
        {zones.map((zone) => (
          <Zone key={zone.id} zone={zone} source={sourceNames([zone.source], data)} onShow={onShow} />
        ))}
      </Entries>
    </Section>
  );
}

type ZoneProps = { zone: LiveMap['zones'][number]; source: string; onShow: Show };

/** The sources' times change with every answer; hundreds of zones don't. */
const Zone = memo(function Zone({ zone, source, onShow }: ZoneProps) {
  return (
    <Entry
      title={`${zoneStatuses[zone.status]}: ${zone.name}`}
      onShow={onShow && (() => onShow(boxAround({ shapes: [zone.shape as MultiPolygon] })))}
    >
      {!zone.isConfirmed && <p className="font-medium text-amber-ink">{t.underReview}</p>}
      <p className="text-muted">
        {t.since(formatMoment(zone.since))} {t.from(source)}
      </p>
      {zone.url && <Official url={zone.url} name={zone.name} />}
    </Entry>
  );
});

function Fires({ data, onShow }: PartProps) {
  const { fires, sources } = data;
  const none = emptyWords('fires', sources, { none: t.noFires, unseen: t.unseenFires });
  return (
    <Section icon={Flame} title={t.fires}>
      {fires.length === 0 && <p>{none}</p>}
      <Entries>
        {fires.map((fire) => (
          <Entry
            key={fire.id}
            title={fire.name}
            onShow={onShow && (() => onShow(boxAround({ shapes: [fire.shape as MultiPolygon] })))}
          >
            <p>{fireFacts(fire)}</p>
            <p className="text-muted">{t.from(sourceNames([fire.source], data))}</p>
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}

function Closures({ data, onShow }: PartProps) {
  const { closures, moreClosures, sources } = data;
  const none = emptyWords('closures', sources, { none: t.noClosures, unseen: t.unseenClosures });
  return (
    <Section icon={TrafficCone} title={t.closures}>
      {closures.length === 0 && <p>{none}</p>}
      <Entries>
        {closures.map((closure) => (
          <Entry
            key={closure.id}
            title={closureTitle(closure)}
            onShow={onShow && (() => onShow(boxAround({ lines: [...closure.lines, closure.points] })))}
          >
            {closure.details && (
              <p lang="en" className="break-words">
                {closure.details}
              </p>
            )}
            <p>{closureTimes(closure)}</p>
            <p className="text-muted">{t.from(sourceNames(closure.sources, data))}</p>
          </Entry>
        ))}
      </Entries>
      {moreClosures > 0 && <p>{t.moreClosures(moreClosures)}</p>}
    </Section>
  );
}

function Shelters({ data, onShow }: PartProps) {
  const { shelters, sources } = data;
  const isFollowed = sources.some(({ kind }) => kind === 'shelters');
  const none = isFollowed
    ? emptyWords('shelters', sources, { none: t.noShelters, unseen: t.unseenShelters })
    : t.noShelterSource;
  return (
    <Section icon={Tent} title={t.shelters}>
      {shelters.length === 0 ? <p>{none}</p> : <p>{t.callFirst}</p>}
      <Entries>
        {shelters.map((shelter) => (
          <Entry
            key={shelter.id}
            title={shelter.name}
            onShow={onShow && (() => onShow(boxAround({ lines: [[shelter.at]] })))}
          >
            {shelter.address && <p className="break-words">{shelter.address}</p>}
            <p>{shelterFacts(shelter)}</p>
            <p className="text-muted">
              {t.confirmed(ageWords(shelter.lastSeenAt))} {t.from(sourceNames([shelter.source], data))}
            </p>
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}

function RedFlags({ data: { redFlags } }: { data: LiveMap }) {
  if (redFlags.length === 0) return null;
  return (
    <Section icon={Wind} title={t.redFlags}>
      <Entries>
        {redFlags.map(({ id, name, source, endsAt }) => (
          <Entry key={id} title={name} onShow={undefined}>
            <p className="text-muted">
              {endsAt ? t.until(formatMoment(endsAt)) : t.noEnd} {t.from(source)}
            </p>
          </Entry>
        ))}
      </Entries>
    </Section>
  );
}

const ICON = { ok: ClockCheck, stale: ClockAlert, unavailable: CircleX } as const;
const TONE = { ok: 'text-moss-ink', stale: 'text-amber-ink', unavailable: 'text-danger-ink' } as const;

function Sources({ data: { sources } }: { data: LiveMap }) {
  return (
    <Section icon={RadioTower} title={t.sources}>
      {sources.length === 0 && <p>{t.noSources}</p>}
      <ul className="grid gap-3">
        {sources.map((source) => {
          const Icon = ICON[source.state];
          return (
            <li key={source.id} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
              <Icon className={`mt-0.5 size-5 ${TONE[source.state]}`} aria-hidden="true" />
              <div>
                <p className="font-semibold">{source.name}</p>
                <p className="tabular text-muted">{sourceWords(source)}</p>
                <Official url={source.officialUrl} name={source.name} />
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

const Entries = ({ children }: { children: ReactNode[] }) =>
  children.length > 0 && <ul className="grid divide-y divide-line">{children}</ul>;

function Entry({
  title,
  onShow,
  children,
}: {
  title: string;
  onShow: (() => void) | undefined;
  children: ReactNode;
}) {
  return (
    // Rows out of sight aren't laid out; the margin leaves room for the focus ring.
    <li className="-mx-1 grid justify-items-start gap-1 px-1 py-3 [contain-intrinsic-size:auto_9rem] [content-visibility:auto] first:pt-0 last:pb-0">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {children}
      {onShow && (
        <Button variant="outline" size="small" onClick={onShow}>
          {t.showOnMap}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
    </li>
  );
}

const Official = ({ url, name }: { url: string; name: string }) => (
  <a
    href={url}
    target="_blank"
    rel="noreferrer"
    className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
  >
    {t.officialPage}
    <span className="sr-only">: {name}</span>
  </a>
);
