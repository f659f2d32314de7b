import type { ClaimPacket, ShareAction } from '#contract/home/claims.ts';

export const isAtWork = ({ state }: Pick<ClaimPacket, 'state'>): boolean =>
  state === 'queued' || state === 'building';

export const countedItems = (n: number): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? 'item' : 'items'}`;

/** A packet's progress in percent; undefined while the total is unknown. */
export const percentOf = ({ done, total }: Pick<ClaimPacket, 'done' | 'total'>): number | undefined =>
  total === 0 ? undefined : Math.floor((done / total) * 100);

export const SHARE_ACTION_WORDS: Record<ShareAction, string> = {
  opened: 'Opened the link',
  'took-pdf': 'Downloaded the PDF',
  'took-zip': 'Downloaded the ZIP',
};
