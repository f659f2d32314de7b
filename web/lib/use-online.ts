import { useSyncExternalStore } from 'react';
import { isOnline, onReachability } from './reachability.ts';

/** False when the device is offline or Hearthline can't be reached. True may be wrong for a moment. */
export const useOnline = (): boolean => useSyncExternalStore(onReachability, isOnline, () => true);
