import { cn } from '#web/ui/cn.ts';
import shapes from './ridgeline-shapes.json';

/** Mist in the valleys: each range thins into the next towards its foot. */
function Mist({ id, tone, foot }: { id: string; tone: string; foot: string }) {
  return (
    <linearGradient id={id} x2="0" y2="1">
      <stop className={tone} />
      <stop offset=".4" className={tone} />
      <stop offset="1" className={foot} />
    </linearGradient>
  );
}

function Oak({ x, y, size }: { x: number; y: number; size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d={shapes.trunk} />
      <path d={shapes.crown} />
      <path d={shapes.sunny} className="fill-[light-dark(oklch(0.46_0.066_158),oklch(0.24_0.03_172))]" />
    </g>
  );
}

/**
 * Morning by day, moonlight by night: a lit house among oaks and the road that leads out of the hills. Decoration, so
 * hidden from screen readers; drawn with the page, so it costs no request.
 */
export function RidgelineArt({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 1440 440"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
      className={cn('overflow-visible', className)}
    >
      <defs>
        <radialGradient id="hero-glow">
          <stop className="[stop-color:light-dark(oklch(0.93_0.075_84),oklch(0.62_0.04_200))] [stop-opacity:.7]" />
          <stop
            offset="1"
            className="[stop-color:light-dark(oklch(0.96_0.03_86),oklch(0.3_0.03_190))] [stop-opacity:0]"
          />
        </radialGradient>
        <radialGradient id="hero-lamp">
          <stop className="[stop-color:oklch(0.86_0.13_82)] [stop-opacity:.75]" />
          <stop offset="1" className="[stop-color:oklch(0.84_0.13_80)] [stop-opacity:0]" />
        </radialGradient>
        <Mist
          id="hero-far"
          tone="[stop-color:light-dark(oklch(0.885_0.028_165),oklch(0.375_0.036_200))]"
          foot="[stop-color:light-dark(oklch(0.955_0.026_88),oklch(0.31_0.03_190))]"
        />
        <Mist
          id="hero-high"
          tone="[stop-color:light-dark(oklch(0.8_0.042_166),oklch(0.325_0.036_192))]"
          foot="[stop-color:light-dark(oklch(0.92_0.034_92),oklch(0.27_0.028_185))]"
        />
        <Mist
          id="hero-middle"
          tone="[stop-color:light-dark(oklch(0.68_0.054_164),oklch(0.275_0.033_182))]"
          foot="[stop-color:light-dark(oklch(0.85_0.044_100),oklch(0.235_0.026_178))]"
        />
        <Mist
          id="hero-low"
          tone="[stop-color:light-dark(oklch(0.61_0.066_148),oklch(0.24_0.03_174))]"
          foot="[stop-color:light-dark(oklch(0.56_0.064_156),oklch(0.2_0.024_170))]"
        />
      </defs>
      <circle cx="470" cy="150" r="250" fill="url(#hero-glow)" />
      <circle
        cx="470"
        cy="150"
        r="42"
        className="fill-[light-dark(oklch(0.965_0.045_88),oklch(0.93_0.022_100))]"
      />
      <path d={shapes.far} fill="url(#hero-far)" />
      <path
        d={shapes.farFolds}
        className="fill-[light-dark(oklch(0.81_0.036_175),oklch(0.32_0.036_205))] opacity-60"
      />
      <path d={shapes.high} fill="url(#hero-high)" />
      <path
        d={shapes.highFolds}
        className="fill-[light-dark(oklch(0.71_0.046_172),oklch(0.275_0.034_195))] opacity-60"
      />
      <path d={shapes.middle} fill="url(#hero-middle)" />
      <path d={shapes.low} fill="url(#hero-low)" />
      <path
        d={shapes.lowShade}
        className="fill-[light-dark(oklch(0.5_0.062_162),oklch(0.2_0.026_172))] opacity-50"
      />
      <g className="fill-[light-dark(oklch(0.42_0.064_163),oklch(0.185_0.024_170))]">
        <Oak x={356} y={336} size={0.36} />
        <Oak x={410} y={334} size={0.26} />
        <Oak x={890} y={326} size={0.3} />
        <Oak x={1168} y={332} size={0.44} />
        <Oak x={1212} y={326} size={0.3} />
      </g>
      <g className="fill-[light-dark(oklch(0.94_0.035_88),oklch(0.56_0.03_120))]">
        <path d={shapes.lowRoad} />
      </g>
      <path d={shapes.near} className="fill-[light-dark(oklch(0.47_0.068_155),oklch(0.18_0.024_170))]" />
      <g className="fill-[light-dark(oklch(0.95_0.035_88),oklch(0.58_0.035_115))]">
        <path d={shapes.nearRoad} />
        <path d={shapes.drive} />
      </g>
      <g className="fill-[light-dark(oklch(0.335_0.056_166),oklch(0.145_0.02_170))]">
        <Oak x={742} y={392} size={0.62} />
        <path d={shapes.gable} className="fill-[light-dark(oklch(0.66_0.04_120),oklch(0.27_0.025_160))]" />
        <path d={shapes.wall} className="fill-[light-dark(oklch(0.955_0.028_86),oklch(0.46_0.03_130))]" />
        <path d={shapes.windows} className="fill-amber" />
        <path d={shapes.chimney} className="fill-[light-dark(oklch(0.6_0.085_42),oklch(0.33_0.04_60))]" />
        <path d={shapes.roof} className="fill-[light-dark(oklch(0.63_0.1_44),oklch(0.36_0.05_55))]" />
        <path d={shapes.eave} className="fill-[light-dark(oklch(0.85_0.03_84),oklch(0.4_0.03_120))]" />
        <circle cx="652" cy="384" r="86" fill="url(#hero-lamp)" className="opacity-[light-dark(.4,.8)]" />
        <Oak x={566} y={398} size={0.92} />
      </g>
      <g className="fill-[light-dark(oklch(0.29_0.048_167),oklch(0.125_0.017_170))]">
        <path d={shapes.front} />
        <path d={shapes.blades} />
        <Oak x={1330} y={424} size={1.7} />
        <Oak x={96} y={430} size={1.3} />
      </g>
    </svg>
  );
}
