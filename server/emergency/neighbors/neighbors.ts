/** Neighbor groups: the local network of a street or zone. No other capability calls them. */
export { isLive, isPresent, seenBy } from './visibility.ts';
