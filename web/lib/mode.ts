import { useSyncExternalStore } from 'react';

/** True when the server runs as the demo; it writes its mode on the document it sends. */
export const isDemo = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['mode'] === 'demo';

const never = () => () => {};

/** `isDemo` for components of prerendered pages: false while hydrating, so that the first render equals the HTML. */
export const useIsDemo = (): boolean => useSyncExternalStore(never, isDemo, () => false);
