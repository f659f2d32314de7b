import { cn } from '#web/ui/cn.ts';

/** Ridges from far to near, as wide as the picture. */
const RIDGES = {
  far: 'M0 440V190l18-5 20-11 32-18 20-6 14 3 23 9 27 6 16 4 26-18 22-13 21-8 21-5 11 8 14 8 24 11 21 5 21-5 18-9 31-1 20-7 36 12 29 16 21 12 14 4 45-12 27-8 27-9 21-3 26 2 17 1 16 3 21 10 36-13 23-17 19-12 32-28 17 5 18 11 16 5 19 3 29-31 18-14 20-15 18-8 21 15 17 13 16 13 11 5 15-6 16-11 17-6 22-1 29 14 26 20 14 8 21 14 27-6 24 0 14-3 25-13 20 14 25 11 22 4 13 3 14-2 14-3 17-6 15-7V440z',
  high: 'M0 440V168l31 8 39 20 60-20 50 0 56 26 54 30 40-13 70-23 29 5 51 13 41-22 69-14 53 35 57 23 43-18 67-14 65 26 55 2 58-32 52-24 58 11 32 19 61-29 39-11 39 8 61 32 49-4 61-20V440z',
  middle:
    'M0 440V252Q68 232 104 223Q140 214 171 229Q203 244 251 260Q300 276 330 269Q360 263 415 251Q470 240 522 250Q575 261 607 273Q640 286 681 276Q723 267 761 256Q800 246 829 251Q858 257 909 269Q960 282 1007 267Q1055 253 1092 242Q1130 232 1175 239Q1221 247 1255 257Q1290 268 1321 256Q1353 245 1396 236L1440 228V440z',
  low: 'M0 440V296Q170 322 275 304Q380 286 470 308Q560 330 670 315Q780 300 880 319Q980 338 1085 317Q1190 296 1265 306Q1340 316 1390 303L1440 290V440z',
  near: 'M0 440V352Q200 330 315 354Q430 378 565 387Q700 396 840 391Q980 386 1100 369Q1220 352 1330 359L1440 366V440z',
};

function Oak({ at }: { at: string }) {
  return (
    <path
      transform={at}
      d="M-2 0l1-13h2l1 13zM-15-12c-7-2-6-12 2-13 1-8 11-11 16-6 7-3 13 3 11 9 5 5 1 11-5 10-6 4-18 4-24 0z"
    />
  );
}

function House() {
  return (
    <g transform="translate(486 378)">
      <path d="M0 4v-17l15-11 15 11v17z" />
      <path d="M22-17v-9h5v13z" />
      <path d="M-4-11l19-14 19 14" fill="none" stroke="currentColor" strokeWidth="3" />
      <path d="M9 2v-9a5 5 0 0 1 10 0v9z" className="fill-amber" />
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
      <circle cx="906" cy="92" r="52" className="fill-[light-dark(oklch(0.92_0.07_82),oklch(0.9_0.03_95))]" />
      <path d={RIDGES.far} className="fill-[light-dark(oklch(0.905_0.024_150),oklch(0.36_0.034_195))]" />
      <path d={RIDGES.high} className="fill-[light-dark(oklch(0.835_0.036_155),oklch(0.315_0.034_185))]" />
      <path d={RIDGES.middle} className="fill-[light-dark(oklch(0.72_0.048_160),oklch(0.27_0.032_175))]" />
      <path d={RIDGES.low} className="fill-[light-dark(oklch(0.56_0.06_164),oklch(0.225_0.026_168))]" />
      <g
        fill="none"
        strokeLinecap="round"
        className="stroke-[light-dark(oklch(0.95_0.03_88),oklch(0.75_0.06_88))]"
      >
        <path d="M1018 392c34-16 76-16 80-30s-50-8-44-22 36-8 52-20" strokeWidth="2" />
      </g>
      <g className="fill-[light-dark(oklch(0.385_0.062_166),oklch(0.165_0.02_168))] text-[light-dark(oklch(0.385_0.062_166),oklch(0.165_0.02_168))]">
        <path d={RIDGES.near} />
        <House />
        <Oak at="translate(432 380) scale(1.5)" />
        <Oak at="translate(466 382)" />
        <Oak at="translate(556 388) scale(1.25)" />
        <Oak at="translate(1316 360) scale(1.6)" />
        <Oak at="translate(1356 362) scale(1.1)" />
      </g>
      <path
        d="M501 382c2 22 60 28 150 32 150 6 290-4 386-30"
        fill="none"
        strokeWidth="3.5"
        strokeLinecap="round"
        className="stroke-[light-dark(oklch(0.95_0.03_88),oklch(0.75_0.06_88))]"
      />
    </svg>
  );
}
