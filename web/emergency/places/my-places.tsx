import { useQuery } from '@tanstack/react-query';
import { BedDouble, House } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import type { LiveMap } from '#contract/emergency/live-map.ts';
import type { MyMap } from '#contract/emergency/places.ts';
import { sentence } from '#web/lib/api-error.ts';
import { AddHomeLink } from '#web/home/homes/with-home.tsx';
import { Link } from '#web/lib/link.tsx';
import type { PlaceMark } from '#web/map/place-marks.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Section } from '#web/ui/section.tsx';
import { boxAround } from './place-box.ts';
import { OfficialWords } from './official-words.tsx';
import { myMapQuery } from './queries.ts';
import { WatchedSection } from './watched-section.tsx';
import { ZoneWords } from './zone-words.tsx';
import * as t from '#text/emergency/places.ts';

type Show = ((box: LiveMap['box']) => void) | undefined;
export type MyPlacesProps = {
  onMarks: (marks: readonly PlaceMark[]) => void;
  /** Undefined if the browser can't draw maps. */
  onShow: Show;
};

const isAlert = ({ status }: { status: string }): boolean => status === 'order' || status === 'warning';

/** Everything of a member that the map marks. */
export const marksOf = ({ homes, hotel, places }: MyMap): PlaceMark[] => [
  ...homes.flatMap(({ id, at, official }): PlaceMark[] =>
    at ? [{ id, icon: 'home', at, isAlert: isAlert(official) }] : [],
  ),
  ...(hotel ? [{ id: 'hotel', icon: 'hotel' as const, at: hotel.at, isAlert: false }] : []),
  ...places.map(({ id, kind, at, official }) => ({ id, icon: kind, at, isAlert: isAlert(official) })),
];

/** A member's homes, hotel and watched places, as a list beside the map. */
export function MyPlaces({ onMarks, onShow }: MyPlacesProps) {
  const { data, isLoadingError, error, isFetching, refetch } = useQuery(myMapQuery);
  useEffect(() => {
    if (data) onMarks(marksOf(data));
  }, [data, onMarks]);
  if (isLoadingError)
    return (
      <ErrorState
        title={t.notLoaded}
        text={sentence(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <p role="status" className="text-muted">
        {t.loading}
      </p>
    );
  return (
    <div className="grid content-start gap-6">
      <Homes homes={data.homes} onShow={onShow} />
      {data.hotel && (
        <Section icon={BedDouble} title={t.hotel}>
          <div className="grid justify-items-start gap-1">
            <p className="font-semibold">{data.hotel.name}</p>
            <p className="break-words">{data.hotel.address}</p>
            <ShowButton at={data.hotel.at} name={data.hotel.name} onShow={onShow} />
          </div>
        </Section>
      )}
      <WatchedSection
        map={data}
        showButton={(at, name) => <ShowButton at={at} name={name} onShow={onShow} />}
      />
    </div>
  );
}

function Homes({ homes, onShow }: { homes: MyMap['homes']; onShow: Show }) {
  return (
    <Section icon={House} title={t.homes}>
      {homes.length === 0 && (
        <div className="grid justify-items-start gap-2">
          <p>{t.noHome}</p>
          <AddHomeLink>{t.addHome}</AddHomeLink>
        </div>
      )}
      <ul className="grid divide-y divide-line">
        {homes.map(({ id, addressLine, at, official, zone }) => (
          <li key={id} className="grid justify-items-start gap-1 py-3 first:pt-0 last:pb-0">
            <h3 className="font-sans text-base font-semibold break-words">{addressLine}</h3>
            {at ? (
              <OfficialWords official={official} />
            ) : (
              <>
                <p>{t.notPlaced}</p>
                <Link to="/vault?open=pin" className={buttonClass({ variant: 'outline' })}>
                  {t.placeHome}
                </Link>
              </>
            )}
            <ZoneWords answer={zone} />
            {at && <ShowButton at={at} name={addressLine} onShow={onShow} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ShowButton({
  at,
  name,
  onShow,
}: {
  at: readonly [number, number];
  name: string;
  onShow: Show;
}): ReactNode {
  return (
    onShow && (
      <Button variant="outline" size="small" onClick={() => onShow(boxAround(at))}>
        {t.showOnMap}
        <span className="sr-only">: {name}</span>
      </Button>
    )
  );
}
