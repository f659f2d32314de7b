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

/** One catalog item: its details, its stock, and what can be changed. */
export function ItemDetail({ id }: { id: string }) {
  const query = useQuery(itemQuery(id));
  return (
    <DetailStates query={query} title="Item" what="the item">
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
          <Button onClick={() => setOpen('edit')}>Change item</Button>
          <Button variant="outline" onClick={() => setOpen('stock')}>
            Change stock
          </Button>
          <Button variant="outline" onClick={() => setOpen('active')}>
            {item.active ? 'Take off the catalog' : 'Put on offer'}
          </Button>
        </div>
      </May>
      <p className="max-w-prose">{item.description}</p>
      <PaneSection title="What it costs">
        <Facts
          facts={[
            ['Points', item.pointsCost > 0 ? inPoints(item.pointsCost) : 'Not for points'],
            ['Type', SKU_KINDS[item.kind]],
            ...(item.kind === 'goods' ? [['Delivered in', deliveryWords(item) ?? ''] as const] : []),
            ['By card', item.priceCents > 0 ? formatPrice(item.priceCents) : 'Not by card'],
            ['Limit for each member', item.memberLimit === null ? 'None' : count(item.memberLimit)],
          ]}
        />
      </PaneSection>
      <PaneSection title="Stock and purchases">
        <Facts
          facts={[
            ['Left', leftOf(item)],
            ['Sold', count(item.sold)],
            ['Waiting to be paid or handed over', count(item.open)],
            ['Added', formatMoment(item.createdAt)],
            ['Last changed', formatMoment(item.updatedAt)],
          ]}
        />
      </PaneSection>
      {open === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {open === 'stock' && <StockDialog item={item} onClose={close} />}
      {open === 'active' && (
        <DecisionDialog
          title={item.active ? 'Take it off the catalog?' : 'Put it on offer?'}
          text={
            item.active
              ? `Members no longer see ${item.name}. ${item.open === 0 ? 'It has no open purchases.' : `Its ${count(item.open)} open purchases go on.`}`
              : `Members see ${item.name} in the Marketplace at once. ${item.stock === null ? '' : `${leftOf(item)}.`}`
          }
          action={item.active ? 'Take it off' : 'Put it on offer'}
          destructive={item.active}
          onClose={close}
          onConfirm={async () => {
            await activate.mutateAsync({ skuId: item.id, active: !item.active });
            toast({ title: item.active ? `${item.name} is off the catalog` : `${item.name} is on offer` });
          }}
        />
      )}
    </>
  );
}
