import { useSyncExternalStore } from 'react';
import { markIntroSeen } from './intro-seen.ts';

/**
 * Whether the introduction is open. Outside of React's tree, because the button that opens it is in a section that
 * hydrates later. `isAhead` until it was closed or skipped: the map is heavy and starts only then, so that the buttons
 * respond on a slow machine.
 */
type IntroState = { isOpen: boolean; isAhead: boolean };

const FIRST: IntroState = { isOpen: false, isAhead: true };
let state = FIRST;
const listeners = new Set<() => void>();

function change(next: Partial<IntroState>): void {
  state = { ...state, ...next };
  for (const listen of listeners) listen();
}

const subscribe = (listen: () => void) => {
  listeners.add(listen);
  return () => void listeners.delete(listen);
};

export const useIntro = (): IntroState =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => FIRST,
  );

export const openIntro = (): void => change({ isOpen: true });
export const skipIntro = (): void => change({ isAhead: false });
export function closeIntro(): void {
  markIntroSeen();
  change({ isOpen: false, isAhead: false });
}
/** Resets for another visit of the page. */
export const resetIntro = (): void => change(FIRST);
