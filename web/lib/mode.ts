import { useSyncExternalStore } from 'react';

let isPrerenderedForDemo = false;

/** For the build: whether pages are now rendered for servers in demo mode. */
export function prerenderForDemo(isOn: boolean): void {
  isPrerenderedForDemo = isOn;
}

/** True when the server runs in demo mode; the server writes its mode into the document. */
export const isDemo = (): boolean =>
  typeof document === 'undefined'
    ? isPrerenderedForDemo
    : document.documentElement.dataset['mode'] === 'demo';

/** True in the member document. Pages shared with visitors hide visitor-only content there. */
export const isMemberDocument = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['audience'] === 'member';

const never = () => () => {};

/**
 * `isDemo` for components of prerendered pages: false while hydrating, so that the first render matches the
 * HTML.
 */
export const useIsDemo = (): boolean => useSyncExternalStore(never, isDemo, () => false);
