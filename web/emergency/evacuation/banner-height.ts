import { useLayoutEffect, useRef, useState } from 'react';
import { shownUserId } from '#web/lib/session.ts';

/** Logging out clears it, as all of the device's storage. */
const KEY = 'evacuation-banner';

type Kept = { userId: string | null; width: number; height: number };

function readHeight(): number {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Kept | null;
    return kept && kept.userId === shownUserId() && kept.width === innerWidth ? kept.height : 0;
  } catch {
    return 0;
  }
}

function keepHeight(height: number): void {
  try {
    if (height === 0) localStorage.removeItem(KEY);
    else
      localStorage.setItem(
        KEY,
        JSON.stringify({ userId: shownUserId(), width: innerWidth, height } satisfies Kept),
      );
  } catch {
    // Where storage is forbidden the page moves down once, when the banner comes.
  }
}

/**
 * How high the banner was when it was last shown at this width, for the moment in which nobody knows yet: the page does
 * not jump below it. Only the height is kept. Words of an order that may be over are not.
 */
export function useBannerHeight(isKnown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [height] = useState(readHeight);
  useLayoutEffect(() => {
    if (isKnown) keepHeight(place.current?.offsetHeight ?? 0);
  });
  return { place, reserved: isKnown ? undefined : height, wasExpected: height > 0 };
}
