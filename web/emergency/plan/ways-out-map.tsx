import type { WaysOutReply } from '#contract/emergency/routes.ts';
import * as t from '#text/emergency/ways-out.ts';

type Place = [number, number];
const SIZE = 640;
const MARGIN = 24;
/** The two ways differ by more than color. */
const WAYS = [
  { className: 'stroke-pine', dash: undefined },
  { className: 'stroke-ember', dash: '14 8' },
];

/** Fits places into the drawing; degrees of longitude are shorter than degrees of latitude. */
function fit(places: readonly Place[]) {
  const [, lat] = places[0] ?? [0, 0];
  const narrow = Math.cos((lat * Math.PI) / 180);
  const [xs, ys] = [places.map(([lng]) => lng * narrow), places.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.max(...ys)];
  const span = Math.max(Math.max(...xs) - left, top - Math.min(...ys), 0.002);
  const scale = (SIZE - 2 * MARGIN) / span;
  const [width, height] = [Math.max(...xs) - left, top - Math.min(...ys)].map(
    (part) => part * scale + 2 * MARGIN,
  );
  const at = ([lng, y]: Place): string =>
    `${((lng * narrow - left) * scale + MARGIN).toFixed(1)} ${((top - y) * scale + MARGIN).toFixed(1)}`;
  return { at, width: width ?? SIZE, height: height ?? SIZE };
}

/** The ways out on the surrounding streets, from our own road data: it needs no map server, and can be printed. */
export function WaysOutMap({ reply }: { reply: WaysOutReply }) {
  const { home, ways, streets } = reply;
  if (!home || ways.length === 0) return null;
  const { at, width, height } = fit([home, ...ways.flatMap(({ line }) => line)]);
  const path = (line: Place[]) => `M${line.map(at).join('L')}`;
  const [x, y] = at(home).split(' ');
  return (
    <svg
      viewBox={`0 0 ${width.toFixed(0)} ${height.toFixed(0)}`}
      role="img"
      aria-label={t.picture}
      className="max-h-96 w-full rounded-card border border-line bg-surface fill-none print:max-h-56"
    >
      <path
        d={streets
          .filter(({ isLarge }) => !isLarge)
          .map(({ line }) => path(line))
          .join('')}
        className="stroke-line"
        strokeWidth="1"
      />
      <path
        d={streets
          .filter(({ isLarge }) => isLarge)
          .map(({ line }) => path(line))
          .join('')}
        className="stroke-muted opacity-60"
        strokeWidth="2"
      />
      {ways.map(({ line }, i) => (
        <path
          key={i}
          d={path(line)}
          className={WAYS[i % WAYS.length]?.className}
          strokeWidth="6"
          strokeLinejoin="round"
          strokeDasharray={WAYS[i % WAYS.length]?.dash}
        />
      ))}
      <circle cx={x} cy={y} r="9" className="fill-ink stroke-surface" strokeWidth="3" />
    </svg>
  );
}
