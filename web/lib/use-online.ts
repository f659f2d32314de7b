import { useSyncExternalStore } from 'react';
import { isOnline, onReachability } from './reachability.ts';

/** False when the device has no network, or Hearthline cannot be reached. True may still be wrong for a moment. */
export const useOnline = (): boolean => useSyncExternalStore(onReachability, isOnline, () => true);
