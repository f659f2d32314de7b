import { mix } from './kit.ts';

/**
 * The light of a picture. The sun is always low on the left: left faces are lit, right faces are in shade,
 * and distant things take the color of the mist.
 */
export type Light = {
  /** zenith, middle, low sky, horizon */
  sky: readonly [string, string, string, string];
  sun: string;
  mist: string;
  /** land from the farthest ridge to the ground under our feet */
  land: readonly [string, string, string, string, string, string];
  /** what sunlight and shade each add to any color */
  warmth: string;
  shadow: string;
  /** how much shadow every color carries: much at dusk, little in the morning */
  dimness: number;
  /** lamps and lit windows */
  lamp: string;
  glow: string;
};

export const DUSK: Light = {
  sky: ['#3b6470', '#7f9f9b', '#e3c59b', '#f8dcab'],
  sun: '#fff0cc',
  mist: '#ecc998',
  land: ['#b7b39a', '#8ba094', '#5f857c', '#3c655e', '#234844', '#15312f'],
  warmth: '#ffd9a0',
  shadow: '#173638',
  dimness: 0.3,
  lamp: '#ffcb6e',
  glow: '#ffe3a6',
};

export const MORNING: Light = {
  sky: ['#a9cbcb', '#cfdfd2', '#f1e7cb', '#fbecc9'],
  sun: '#fffaea',
  mist: '#f4e6c6',
  land: ['#c9d2bf', '#a6bda9', '#7da190', '#557f70', '#33594f', '#1e3e38'],
  warmth: '#fff0cf',
  shadow: '#2c5154',
  dimness: 0.06,
  lamp: '#ffd078',
  glow: '#fff0c4',
};

/** Material colors before light is applied. Few on purpose, so that all pictures look related. */
export const STUFF = {
  plaster: '#efe2c8',
  cream: '#f7eedb',
  clay: '#b4674a',
  brick: '#98573f',
  wood: '#b0845a',
  bark: '#6b4f3a',
  pine: '#2f6b5b',
  sage: '#8fa98b',
  denim: '#587d93',
  mustard: '#d8a545',
  slate: '#5b6b6d',
  coal: '#2b3637',
  metal: '#b8bfba',
  paper: '#fbf6ea',
  asphalt: '#6d7672',
  fur: '#c08a4e',
} as const;

export const SKIN = ['#e0ac85', '#b97f57', '#8a5a3c', '#f0c6a0'] as const;

/** One material under one light: the face in the sun, the next face, the face in shade, and the gap. */
export type Tones = { lit: string; mid: string; shade: string; deep: string };

export function tones(light: Light, color: string): Tones {
  const mid = mix(color, light.shadow, light.dimness);
  return {
    lit: mix(mix(color, light.shadow, light.dimness * 0.3), light.warmth, 0.32),
    mid,
    shade: mix(mid, light.shadow, 0.42),
    deep: mix(mid, light.shadow, 0.74),
  };
}

/** The color of a distant thing: 0 is here, 1 is lost in the mist. */
export const far = (light: Light, color: string, distance: number): string =>
  mix(color, light.mist, distance);
