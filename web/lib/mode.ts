import { useSyncExternalStore } from 'react';

/** True when the server runs as the demo; it writes its mode on the document it sends. */
export const isDemo = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['mode'] === 'demo';

/** True in the document of someone who is signed in: pages that visitors read too leave out there what is for visitors. */
export const isMemberDocument = (): boolean =>
  typeof document !== 'undefined' && document.documentElement.dataset['audience'] === 'member';

const never = () => () => {};

/** `isDemo` for components of prerendered pages: false while hydrating, so that the first render equals the HTML. */
export const useIsDemo = (): boolean => useSyncExternalStore(never, isDemo, () => false);
