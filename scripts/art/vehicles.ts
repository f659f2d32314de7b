import { ellipse, fill, mix, n, polygon, type Point } from './kit.ts';
import { STUFF, tones, type Light, type Tones } from './light.ts';
import { BODIES, type Body } from './vehicle-bodies.ts';
import { disc, face, isSeen, placed, toneOf, type Camera, type Place, type Placement } from './space.ts';

export type Car = Placement & {
  body: keyof typeof BODIES;
  color: string;
  /** interior light on: occupied */
  lit?: boolean;
  headlights?: boolean;
  /** heads in the front and rear windows: meters forward of the middle, and their height */
  riders?: readonly Point[];
};

/** Half the body's width at a height: constant below the belt line, decreasing above it. */
const halfAt = (body: Body, y: number) => {
  const top = Math.max(...body.outline.map(([, height]) => height));
  return y <= body.belt
    ? body.half
    : body.half - ((body.half - body.roofHalf) * (y - body.belt)) / (top - body.belt);
};

/**
 * A car in true perspective, from its side outline. At angle 0 it drives to the right and shows its right
 * side; 90 drives away from us, -90 toward us, 180 to the left.
 */
export function car(
  view: Camera,
  light: Light,
  { body: name, color, lit, headlights, riders = [], ...stand }: Car,
): string {
  const body = BODIES[name];
  const put = placed(stand);
  const paint = tones(light, color);
  const glass: Tones = {
    lit: mix(light.sky[1], light.shadow, 0.3),
    mid: mix(light.sky[0], light.shadow, 0.45),
    shade: mix(light.sky[0], light.shadow, 0.65),
    deep: light.shadow,
  };
  const side = Math.cos(((stand.turn ?? 0) * Math.PI) / 180) >= 0 ? -1 : 1;
  const edge = ([x, y]: Point, which: number): Place => put([x, y, which * halfAt(body, y)]);

  const strips = body.outline.slice(0, -1).map((from, i) => {
    const to = body.outline[i + 1] as Point;
    const corners = [edge(from, 1), edge(to, 1), edge(to, -1), edge(from, -1)];
    return { corners, isGlass: body.glass.includes(i) };
  });
  const shell = strips
    .filter(({ corners }) => isSeen(view, corners))
    .toSorted(
      (a, b) => Math.max(...b.corners.map(([, , z]) => z)) - Math.max(...a.corners.map(([, , z]) => z)),
    )
    .map(({ corners, isGlass }) => face(view, corners, toneOf(isGlass ? glass : paint, corners)));

  const belt = body.belt;
  const upright = [edge([-1, belt], side), edge([1, belt], side), edge([1, 0.4], side)];
  const flank = (points: readonly Point[], colors: Tones) =>
    face(
      view,
      points.map((point) => edge(point, side)),
      toneOf(colors, side < 0 ? upright : upright.toReversed()),
    );
  const lower = body.outline
    .filter(([, y]) => y <= belt + 0.12)
    .map(([x, y]): Point => [x, Math.min(y, belt + 0.04)]);
  const flanks = [
    flank(body.outline, name === 'van' ? paint : { ...paint, lit: paint.mid }),
    flank(lower, paint),
  ];
  const panes = body.windows.map((points) =>
    lit
      ? face(
          view,
          points.map((point) => edge(point, side)),
          light.lamp,
        )
      : flank(points, glass),
  );
  const onSide = (cx: number, cy: number) => (x: number, y: number) =>
    put([cx + x, cy + y, side * (body.half + 0.02)]);
  const wheels = body.wheels.flatMap((x) => [
    disc(view, onSide(x, body.wheel + 0.03), body.wheel * 1.2, paint.deep),
    disc(view, onSide(x, body.wheel), body.wheel, mix(STUFF.coal, light.shadow, 0.6)),
    disc(view, onSide(x, body.wheel), body.wheel * 0.52, tones(light, STUFF.metal).shade),
  ]);
  const people = riders.map(([x, y]) => {
    const [px, py] = view.see(edge([x, y - 0.13], side));
    const r = view.scale(edge([x, y], side)[2]) * 0.12;
    const low = view.see(edge([x, body.belt + 0.06], side))[1];
    const shoulders = `M${n(px - r * 1.9)} ${n(low)}q${n(r * 0.2)} ${n((py - low) * 0.55)} ${n(r * 1.9)} ${n((py - low) * 0.6)}t${n(r * 1.9)} ${n((low - py) * 0.6)}z`;
    return fill(ellipse(px, py, r * 0.92, r * 1.1), glass.deep) + fill(shoulders, glass.deep);
  });
  const trim = [
    face(
      view,
      [
        edge([-body.half * 2.3, body.belt * 0.56], side),
        edge([2.1, body.belt * 0.56], side),
        edge([2.1, body.belt * 0.5], side),
        edge([-2.1, body.belt * 0.5], side),
      ],
      paint.shade,
    ),
    ...body.windows.slice(0, -1).map((points) => {
      const x = Math.max(...points.map(([px]) => px)) + 0.03;
      return face(
        view,
        [
          edge([x, body.belt], side),
          edge([x + 0.035, body.belt], side),
          edge([x + 0.035, 0.42], side),
          edge([x, 0.42], side),
        ],
        paint.shade,
      );
    }),
  ];
  return [
    underneath(view, put, body, light),
    ...shell,
    ...flanks,
    ...trim,
    ...panes,
    ...people,
    ...wheels,
    lamps(view, put, body, light, headlights ?? false),
  ].join('');
}

function underneath(view: Camera, put: (place: Place) => Place, body: Body, light: Light): string {
  const xs = body.outline.map(([x]) => x);
  const [back, front] = [Math.min(...xs), Math.max(...xs)];
  const ring: Place[] = [
    [back - 0.1, 0, 1.05],
    [front, 0, 1.05],
    [front + 0.25, 0, 0],
    [front, 0, -1.15],
    [back, 0, -1.15],
    [back - 0.25, 0, 0],
  ];
  // The low sun casts the shadow to the right and toward us.
  const onGround = ring.map(put);
  const cast = [...onGround, ...onGround.map(([x, y, z]): Place => [x + 1.3, y, z - 0.7])];
  const floor: Place[] = [
    [back + 0.15, 0.4, 0.85],
    [front - 0.15, 0.4, 0.85],
    [front - 0.15, 0.4, -0.85],
    [back + 0.15, 0.4, -0.85],
  ];
  const low: Place[] = floor.map(([x, , z]) => [x * 0.96, 0.16, z]);
  const dark = mix(STUFF.coal, light.shadow, 0.5);
  return (
    fill(polygon(hull(cast.map((place) => view.see(place)))), light.shadow, { opacity: 0.4 }) +
    face(view, [low[3] as Place, floor[3] as Place, floor[2] as Place, low[2] as Place].map(put), dark) +
    face(view, [low[0] as Place, floor[0] as Place, floor[3] as Place, low[3] as Place].map(put), dark)
  );
}

/** The convex hull of points. */
function hull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Point[]) => {
    const line: Point[] = [];
    for (const point of list) {
      for (let a = line.at(-2), b = line.at(-1); a && b; a = line.at(-2), b = line.at(-1)) {
        if ((b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0) break;
        line.pop();
      }
      line.push(point);
    }
    return line.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.toReversed())];
}

/** Head and tail lights on the visible end. */
function lamps(view: Camera, put: (place: Place) => Place, body: Body, light: Light, on: boolean): string {
  const xs = body.outline.map(([x]) => x);
  const [back, front] = [Math.min(...xs), Math.max(...xs)];
  const ends = [
    {
      x: front - 0.02,
      y: body.belt * 0.72,
      paint: on ? light.glow : mix(STUFF.cream, light.shadow, 0.3),
      clockwise: 1,
    },
    {
      x: back + 0.02,
      y: body.belt * 0.86,
      paint: on ? '#d8452f' : mix('#a8412f', light.shadow, 0.3),
      clockwise: -1,
    },
  ];
  return ends
    .flatMap(({ x, y, paint, clockwise }) =>
      [-1, 1].map((which) => {
        const [inner, outer] = [which * body.half * 0.62, which * body.half * 0.97];
        const corners = [
          [x, y + 0.09, inner],
          [x, y + 0.09, outer],
          [x, y - 0.09, outer],
          [x, y - 0.09, inner],
        ].map((place) => put(place as unknown as Place));
        const seen = isSeen(view, which * clockwise > 0 ? corners : corners.toReversed());
        return seen ? face(view, corners, paint) : '';
      }),
    )
    .join('');
}
