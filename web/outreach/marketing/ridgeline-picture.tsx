import { useId } from 'react';
import { cn } from '#web/ui/cn.ts';
import shapes from './ridgeline-shapes.json';

/** Mist in the valleys: each range fades toward its base. */
function Mist({ id, tone, foot }: { id: string; tone: string; foot: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop className={tone} />
      <stop offset=".4" className={tone} />
      <stop offset="1" className={foot} />
    </linearGradient>
  );
}

/** Oaks by position and size; their shade comes from the context. */
function Oaks({
  shape,
  places,
}: {
  shape: string;
  places: readonly (readonly [x: number, y: number, size: number])[];
}) {
  return places.map(([x, y, size]) => (
    <use key={x} href={`#${shape}`} transform={`translate(${x} ${y}) scale(${size})`} />
  ));
}

const FAR_OAKS = [
  [-400, 334, 0.4],
  [-60, 326, 0.3],
  [356, 336, 0.36],
  [410, 334, 0.26],
  [890, 326, 0.3],
  [1168, 332, 0.44],
  [1212, 326, 0.3],
  [1560, 308, 0.36],
] as const;
const NEAR_OAKS = [
  [-250, 432, 1.4],
  [90, 430, 1.2],
  [1336, 424, 1.5],
  [1730, 428, 1.15],
  [1836, 432, 0.9],
] as const;

/**
 * Morning in light mode, moonlight in dark mode: a lit house among oaks and the road out of the hills.
 * Decorative, so hidden from screen readers; inline in the HTML, so it costs no request.
 */
export function RidgelinePicture({ className }: { className?: string }) {
  const id = useId();
  return (
    <svg
      viewBox="-560 0 2560 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={cn('overflow-visible', className)}
    >
      <defs>
        <g id={`${id}oak`}>
          <path d={shapes.trunk} />
          <path d={shapes.crown} />
          <path d={shapes.sunny} className="fill-[light-dark(oklch(0.45_0.066_160),oklch(0.26_0.032_174))]" />
        </g>
        <radialGradient id={`${id}glow`}>
          <stop className="[stop-color:light-dark(oklch(0.93_0.075_84),oklch(0.62_0.04_200))] [stop-opacity:.7]" />
          <stop
            offset="1"
            className="[stop-color:light-dark(oklch(0.96_0.03_86),oklch(0.3_0.03_190))] [stop-opacity:0]"
          />
        </radialGradient>
        <radialGradient id={`${id}lamp`}>
          <stop className="[stop-color:light-dark(oklch(0.9_0.1_84/0.45),oklch(0.84_0.13_80/0.6))]" />
          <stop offset="1" className="[stop-color:oklch(0.84_0.13_80/0)]" />
        </radialGradient>
        <Mist
          id={`${id}far`}
          tone="[stop-color:light-dark(oklch(0.885_0.028_165),oklch(0.375_0.036_200))]"
          foot="[stop-color:light-dark(oklch(0.955_0.026_88),oklch(0.31_0.03_190))]"
        />
        <Mist
          id={`${id}high`}
          tone="[stop-color:light-dark(oklch(0.8_0.042_166),oklch(0.325_0.036_192))]"
          foot="[stop-color:light-dark(oklch(0.92_0.034_92),oklch(0.27_0.028_185))]"
        />
        <Mist
          id={`${id}middle`}
          tone="[stop-color:light-dark(oklch(0.68_0.054_164),oklch(0.275_0.033_182))]"
          foot="[stop-color:light-dark(oklch(0.85_0.044_100),oklch(0.235_0.026_178))]"
        />
        <Mist
          id={`${id}low`}
          tone="[stop-color:light-dark(oklch(0.61_0.066_148),oklch(0.25_0.03_174))]"
          foot="[stop-color:light-dark(oklch(0.56_0.064_156),oklch(0.2_0.024_170))]"
        />
      </defs>
      <circle cx="576" cy="196" r="240" fill={`url(#${id}glow)`} />
      <circle
        cx="576"
        cy="196"
        r="36"
        className="fill-[light-dark(oklch(0.965_0.045_88),oklch(0.93_0.022_100))]"
      />
      <path d={shapes.far} fill={`url(#${id}far)`} />
      <path
        d={shapes.farFolds}
        className="fill-[light-dark(oklch(0.81_0.036_175),oklch(0.32_0.036_205))] opacity-60"
      />
      <path d={shapes.high} fill={`url(#${id}high)`} />
      <path
        d={shapes.highFolds}
        className="fill-[light-dark(oklch(0.71_0.046_172),oklch(0.275_0.034_195))] opacity-60"
      />
      <path d={shapes.middle} fill={`url(#${id}middle)`} />
      <path d={shapes.low} fill={`url(#${id}low)`} />
      <path
        d={shapes.lowShade}
        className="fill-[light-dark(oklch(0.5_0.062_162),oklch(0.2_0.026_172))] opacity-50"
      />
      <g className="fill-[light-dark(oklch(0.42_0.064_163),oklch(0.185_0.024_170))]">
        <Oaks shape={`${id}oak`} places={FAR_OAKS} />
      </g>
      <g className="fill-[light-dark(oklch(0.94_0.035_88),oklch(0.56_0.03_120))]">
        <path d={shapes.lowRoad} />
      </g>
      <path d={shapes.near} className="fill-[light-dark(oklch(0.47_0.068_155),oklch(0.2_0.026_170))]" />
      <g className="fill-[light-dark(oklch(0.95_0.035_88),oklch(0.58_0.035_115))]">
        <path d={shapes.nearRoad} />
        <path d={shapes.drive} />
      </g>
      <g className="fill-[light-dark(oklch(0.335_0.056_166),oklch(0.16_0.022_170))]">
        <Oaks shape={`${id}oak`} places={[[752, 392, 0.6]]} />
        <path d={shapes.gable} className="fill-[light-dark(oklch(0.74_0.035_75),oklch(0.3_0.025_120))]" />
        <path d={shapes.wall} className="fill-[light-dark(oklch(0.955_0.028_86),oklch(0.46_0.03_130))]" />
        <path d={shapes.windows} className="fill-amber" />
        <path d={shapes.chimney} className="fill-[light-dark(oklch(0.6_0.085_42),oklch(0.33_0.04_60))]" />
        <path d={shapes.roof} className="fill-[light-dark(oklch(0.63_0.1_44),oklch(0.36_0.05_55))]" />
        <path d={shapes.eave} className="fill-[light-dark(oklch(0.85_0.03_84),oklch(0.4_0.03_120))]" />
        <circle cx="652" cy="384" r="86" fill={`url(#${id}lamp)`} />
        <Oaks shape={`${id}oak`} places={[[512, 400, 0.95]]} />
      </g>
      <g className="fill-[light-dark(oklch(0.29_0.048_167),oklch(0.14_0.018_170))]">
        <path d={shapes.front} />
        <path d={shapes.blades} />
        <Oaks shape={`${id}oak`} places={NEAR_OAKS} />
      </g>
    </svg>
  );
}
