import * as t from '#text/core/passkeys.ts';
const DEVICES: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, t.androidPhone],
  [/Android/, t.androidTablet],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, t.windowsComputer],
  [/Linux/, t.linuxComputer],
];

/** Suggests a name for this device. */
export const deviceName = (userAgent: string): string =>
  DEVICES.find(([pattern]) => pattern.test(userAgent))?.[1] ?? t.thisDevice;
