import type { EvacuationRoute } from '#contract/emergency/evacuation-route.ts';
import * as t from '#text/emergency/evacuation-route.ts';

type Place = [number, number];
const SIZE = 640;
const MARGIN = 36;
/** Alternatives differ by more than color. */
const DASHES = ['4 8', '14 8'];

/** Fits places into the drawing; degrees of longitude are shorter than degrees of latitude. */
function fit(places: readonly Place[]) {
  const [, lat] = places[0] ?? [0, 0];
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [xs, ys] = [places.map(([lng]) => lng * narrow), places.map(([, y]) => y)];
  const middle = (list: number[]) => (Math.min(...list) + Math.max(...list)) / 2;
  // A short route isn't enlarged until its streets fill the drawing.
  const across = Math.max(Math.max(...xs) - Math.min(...xs), 0.012);
  const down = Math.max(Math.max(...ys) - Math.min(...ys), 0.008);
  const scale = (SIZE - 2 * MARGIN) / Math.max(across, down);
  const [width, height] = [across * scale + 2 * MARGIN, down * scale + 2 * MARGIN];
  const [x0, y0] = [middle(xs), middle(ys)];
  const at = ([lng, y]: Place): [number, number] => [
    (lng * narrow - x0) * scale + width / 2,
    (y0 - y) * scale + height / 2,
  ];
  return { at, width, height };
}

/**
 * The route on its streets, with zones, fires and closed roads. Drawn from our own data, so it needs no map server, and
 * can be printed.
 */
export function RouteMap({ route }: { route: EvacuationRoute }) {
  const line = route.route?.line ?? [];
  if (line.length === 0 && route.streets.length === 0) return null;
  const { at, width, height } = fit([route.from, ...line]);
  const point = (place: Place) =>
    at(place)
      .map((part) => part.toFixed(1))
      .join(' ');
  const path = (places: Place[]) => (places.length > 1 ? `M${places.map(point).join('L')}` : '');
  const area = (shape: Place[][][]) =>
    shape
      .flat()
      .map((ring) => `${path(ring)}Z`)
      .join('');
  const streets = (isLarge: boolean) =>
    route.streets
      .filter((street) => street.isLarge === isLarge)
      .map((street) => path(street.line))
      .join('');
  const end = line.at(-1);
  return (
    <svg
      viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`}
      role="img"
      aria-label={t.picture}
      data-route-map
      className="max-h-[28rem] w-full rounded-card border border-line bg-surface fill-none print:max-h-72"
    >
      {route.zones.map((shape, i) => (
        <path
          key={i}
          d={area(shape)}
          className="fill-danger stroke-danger"
          fillOpacity="0.12"
          strokeWidth="2"
        />
      ))}
      <path d={streets(false)} className="stroke-line" strokeWidth="1" />
      <path d={streets(true)} className="stroke-muted opacity-60" strokeWidth="2" />
      {route.fires.map((shape, i) => (
        <path
          key={i}
          d={area(shape)}
          className="fill-ember stroke-ember"
          fillOpacity="0.45"
          strokeWidth="3"
          strokeDasharray="3 3"
        />
      ))}
      {route.alternatives.map((other, i) => (
        <path
          key={i}
          d={path(other.line)}
          className="stroke-ink opacity-70"
          strokeWidth="4"
          strokeLinejoin="round"
          strokeDasharray={DASHES[i % DASHES.length]}
        />
      ))}
      <path d={path(line)} className="stroke-surface" strokeWidth="11" strokeLinejoin="round" />
      <path
        d={path(line)}
        data-route-line
        className="stroke-pine"
        strokeWidth="7"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {route.closures.map(({ line: closed }, i) => (
        <Closure key={i} line={closed} at={at} path={path} />
      ))}
      <Dot at={at(route.from)} className="fill-ink" />
      {end && <Goal at={at(end)} />}
    </svg>
  );
}

function Dot({ at: [x, y], className }: { at: [number, number]; className: string }) {
  return <circle cx={x} cy={y} r="10" className={`${className} stroke-surface`} strokeWidth="3" />;
}

function Goal({ at: [x, y] }: { at: [number, number] }) {
  return (
    <rect x={x - 10} y={y - 10} width="20" height="20" className="fill-ink stroke-surface" strokeWidth="3" />
  );
}

/** A cross at a point, or along the closed line. */
function Closure({
  line,
  at,
  path,
}: {
  line: Place[];
  at: (place: Place) => [number, number];
  path: (places: Place[]) => string;
}) {
  const middle = line[Math.floor(line.length / 2)];
  if (!middle) return null;
  const [x, y] = at(middle);
  return (
    <g className="stroke-danger" strokeWidth="5">
      {line.length > 1 && <path d={path(line)} />}
      <path d={`M${x - 9} ${y - 9}L${x + 9} ${y + 9}M${x + 9} ${y - 9}L${x - 9} ${y + 9}`} />
    </g>
  );
}
