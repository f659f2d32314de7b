import type { z } from 'zod';
import type { NewSku } from '#contract/marketplace.ts';
import { tellAdmins } from '#server/accounts/accounts.ts';
import { recordAccountChange } from '#server/audit/audit.ts';
import type { Deps } from '#server/platform/deps.ts';
import { publishLiveToAll } from '#server/platform/events.ts';
import { runOnce, type Claim } from '#server/platform/idempotency.ts';
import type { Member } from '#server/platform/route.ts';
import * as store from './store.ts';

/** Adds something to the catalogue, by an administrator's hand. Whoever looks at the catalogue sees it come. */
export const addSku = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  admin: Pick<Member, 'id' | 'device'>,
  given: z.output<typeof NewSku>,
  claim: Claim | null,
) =>
  runOnce(db, claim, async (tx) => {
    const sku = await store.insertSku(tx, { ...given, createdAt: clock.now() });
    await recordAccountChange(tx, admin.id, {
      at: clock.now(),
      actor: { id: admin.id, device: admin.device },
      action: 'sku.created',
      subjectId: sku.id,
      detail: `${sku.name}: ${sku.pointsCost} points, ${sku.priceCents} cents`,
    });
    await publishLiveToAll(tx, { topic: 'skus' });
    await tellAdmins(tx, 'admin');
    return { ...sku, createdAt: sku.createdAt.toISOString() };
  });
