type Device = { userAgent: string; maxTouchPoints: number };

/** An iPhone or iPad, in any browser: all of them are Safari inside. An iPad says that it's a Mac, but has a touch screen. */
export const isAppleTouch = ({ userAgent, maxTouchPoints }: Device): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);

/** Opened from the Home Screen or as an installed app, without the browser around it. */
export const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;
