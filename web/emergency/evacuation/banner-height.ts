import { useLayoutEffect, useRef, useState } from 'react';
import { shownUserId } from '#web/lib/session.ts';

/** Logging out clears it with all other storage. */
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
    // If storage is blocked, the page shifts down once when the banner appears.
  }
}

/**
 * The banner's last height at this width, reserved until we know whether to show it, so that the page below
 * doesn't jump. Only the height is stored, not the text of an order that may be over.
 */
export function useBannerHeight(isKnown: boolean) {
  const place = useRef<HTMLDivElement>(null);
  const [height] = useState(readHeight);
  useLayoutEffect(() => {
    if (isKnown) keepHeight(place.current?.offsetHeight ?? 0);
  });
  return { place, reserved: isKnown ? undefined : height };
}
