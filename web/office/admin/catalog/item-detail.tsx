import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CatalogItem } from '#contract/money/catalog.ts';
import { deliveryWords, SKU_KINDS } from '#contract/money/deliveries.ts';
import { CATEGORY_NAMES } from '#contract/money/marketplace.ts';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { formatMoment } from '#web/lib/format.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { itemQuery, setItemActive } from './catalog-queries.ts';
import { EditItemDialog, StockDialog } from './item-dialogs.tsx';
import { leftOf, stateOf } from './item-words.ts';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin-catalog.ts';

/** One catalog item: its details, its stock, and its actions. */
export function ItemDetail({ id }: { id: string }) {
  const query = useQuery(itemQuery(id));
  return (
    <DetailStates query={query} title={t.item} what={t.theItem}>
      {(item) => <Ready item={item} />}
    </DetailStates>
  );
}

const count = (n: number) => n.toLocaleString('en-US');

function Ready({ item }: { item: CatalogItem }) {
  const [open, setOpen] = useState<'edit' | 'stock' | 'active'>();
  const activate = useMutation(setItemActive);
  const state = stateOf(item);
  const close = () => setOpen(undefined);
  return (
    <>
      <PaneTitle>{item.name}</PaneTitle>
      <div className="flex flex-wrap items-center gap-2">
        <Badge tone={state.tone}>{state.word}</Badge>
        <span className="text-muted">{CATEGORY_NAMES[item.category]}</span>
      </div>
      <May use="catalog.edit">
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => setOpen('edit')}>{t.editItem}</Button>
          <Button variant="outline" onClick={() => setOpen('stock')}>
            {t.changeStock}
          </Button>
          <Button variant="outline" onClick={() => setOpen('active')}>
            {item.active ? t.hide : t.show}
          </Button>
        </div>
      </May>
      <p className="max-w-prose">{item.description}</p>
      <PaneSection title={t.cost}>
        <Facts
          facts={[
            [t.points, item.pointsCost > 0 ? inPoints(item.pointsCost) : t.notForPoints],
            [t.type, SKU_KINDS[item.kind]],
            ...(item.kind === 'goods' ? [[t.deliveredIn, deliveryWords(item) ?? ''] as const] : []),
            [t.byCard, item.priceCents > 0 ? formatPrice(item.priceCents) : t.notByCard],
            [t.memberLimit, item.memberLimit === null ? t.none : count(item.memberLimit)],
          ]}
        />
      </PaneSection>
      <PaneSection title={t.stockAndPurchases}>
        <Facts
          facts={[
            [t.left, leftOf(item)],
            [t.sold, count(item.sold)],
            [t.open, count(item.open)],
            [t.added, formatMoment(item.createdAt)],
            [t.lastChanged, formatMoment(item.updatedAt)],
          ]}
        />
      </PaneSection>
      {open === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {open === 'stock' && <StockDialog item={item} onClose={close} />}
      {open === 'active' && (
        <DecisionDialog
          title={item.active ? t.hideQuestion : t.showQuestion}
          text={
            item.active
              ? item.open === 0
                ? t.hideEffect(item.name)
                : t.hideEffectOpen(item.name, count(item.open), item.open)
              : item.stock === null
                ? t.showEffect(item.name)
                : t.showEffectLeft(item.name, leftOf(item))
          }
          action={item.active ? t.hideItem : t.showItem}
          destructive={item.active}
          onClose={close}
          onConfirm={async () => {
            await activate.mutateAsync({ skuId: item.id, active: !item.active });
            toast({ title: item.active ? t.isHidden(item.name) : t.isActive(item.name) });
          }}
        />
      )}
    </>
  );
}
