import type { OperationsFeed } from '#contract/office/operations.ts';
import { feedStates } from '#text/office/operations.ts';

export const FEED: Record<OperationsFeed['state'], { word: string; tone: 'moss' | 'amber' | 'danger' }> = {
  ok: { word: feedStates.ok, tone: 'moss' },
  stale: { word: feedStates.stale, tone: 'amber' },
  unavailable: { word: feedStates.unavailable, tone: 'danger' },
};
