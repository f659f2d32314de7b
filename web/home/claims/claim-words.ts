import type { ClaimPacket, ShareAction } from '#contract/home/claims.ts';
import * as t from '#text/home/claims.ts';

export const isAtWork = ({ state }: Pick<ClaimPacket, 'state'>): boolean =>
  state === 'queued' || state === 'building';

export const countedItems = (n: number): string => t.items(n, n.toLocaleString('en-US'));

/** A packet's progress in percent; undefined while the total is unknown. */
export const percentOf = ({ done, total }: Pick<ClaimPacket, 'done' | 'total'>): number | undefined =>
  total === 0 ? undefined : Math.floor((done / total) * 100);

export const SHARE_ACTION_WORDS: Record<ShareAction, string> = t.actions;
