import type { Tx } from '#server/platform/db.ts';
import type { Payout } from './payout-rules.ts';
import type { Card, Stop } from './store.ts';

export async function askAboutNewCard(_tx: Tx, _payout: Payout, _card: Card, _now: Date): Promise<void> {}
export async function askAboutStop(_tx: Tx, _stop: Stop): Promise<void> {}
