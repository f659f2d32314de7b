type Device = { userAgent: string; maxTouchPoints: number };

/**
 * An iPhone or iPad, in any browser, because all of them use Safari's engine. An iPad reports itself as a Mac, but has
 * a touch screen.
 */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Opened from the Home Screen or as an installed app, without browser UI. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
