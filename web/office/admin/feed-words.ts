import type { OperationsFeed } from '#contract/office/operations.ts';

export const FEED: Record<OperationsFeed['state'], { word: string; tone: 'moss' | 'amber' | 'danger' }> = {
  ok: { word: 'OK', tone: 'moss' },
  stale: { word: 'STALE', tone: 'amber' },
  unavailable: { word: 'UNAVAILABLE', tone: 'danger' },
};
