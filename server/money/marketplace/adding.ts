import type { z } from 'zod';
import type { NewSku } from '#contract/money/marketplace.ts';
import { notifyStaff } from '#server/core/accounts/accounts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Deps } from '#server/ports/deps.ts';
import { publishLiveToAll } from '#server/platform/events.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import * as store from './store.ts';

/** Adds an item to the catalog. Open catalog pages refresh. */
export const addSku = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  given: z.output<typeof NewSku>,
  claim: Claim | null,
) =>
  runOnce(db, claim, async (tx) => {
    const sku = await store.insertSku(tx, { ...given, createdAt: clock.now() });
    await publishLiveToAll(tx, { topic: 'skus' });
    await notifyStaff(tx, 'admin');
    await recordAdminChange(tx, {
      at: clock.now(),
      actor: { id: admin.id, device: admin.device },
      action: 'sku.created',
      subjectId: sku.id,
      detail: `${sku.name}: ${sku.pointsCost} points, ${sku.priceCents} cents`,
      before: null,
      after: given,
    });
    return { ...sku, createdAt: sku.createdAt.toISOString() };
  });
