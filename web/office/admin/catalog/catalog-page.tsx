import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Store } from 'lucide-react';
import { useState } from 'react';
import { type CatalogItem, SKU_STATES } from '#contract/money/catalog.ts';
import { CATEGORY_NAMES, SKU_CATEGORIES } from '#contract/money/marketplace.ts';
import { AdminFrame } from '#web/office/admin/admin-frame.tsx';
import { Queue } from '#web/office/admin/queue/queue.tsx';
import { useQueueState } from '#web/office/admin/queue/queue-state.ts';
import type { QueueColumn } from '#web/office/admin/queue/queue-table.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { catalogQuery, fetchCatalog } from './catalog-queries.ts';
import { AddItemDialog } from './item-dialogs.tsx';
import { ItemDetail } from './item-detail.tsx';
import { leftOf, STATES, stateOf } from './item-words.ts';
import { May } from '#web/core/accounts/may.tsx';

const FILTERS = { state: SKU_STATES, category: ['all', ...SKU_CATEGORIES] } as const;
const SORTS = ['name', '-name', 'created', '-created', 'points', '-points'] as const;

const COLUMNS: readonly QueueColumn<CatalogItem>[] = [
  { key: 'name', head: 'Item', sort: 'words', cell: ({ name }) => name },
  { key: 'category', head: 'Category', cell: ({ category }) => CATEGORY_NAMES[category] },
  {
    key: 'state',
    head: 'State',
    fit: true,
    cell: (item) => <Badge tone={stateOf(item).tone}>{stateOf(item).word}</Badge>,
  },
  {
    key: 'points',
    head: 'Points',
    sort: 'number',
    align: 'end',
    cell: ({ pointsCost }) => (pointsCost === 0 ? 'None' : pointsCost.toLocaleString('en-US')),
  },
  {
    key: 'price',
    head: 'Price',
    align: 'end',
    cell: ({ priceCents }) => (priceCents === 0 ? 'None' : formatPrice(priceCents)),
  },
  { key: 'stock', head: 'Stock', align: 'end', cell: leftOf },
  { key: 'sold', head: 'Sold', align: 'end', cell: ({ sold }) => sold.toLocaleString('en-US') },
];

/** Everything that is or was for sale. Nothing is deleted, because purchases refer to it. */
export function CatalogPage() {
  const [isAdding, setAdding] = useState(false);
  return (
    <AdminFrame
      title="Catalog"
      actions={
        <May use="catalog.edit">
          <Button onClick={() => setAdding(true)}>Add an item</Button>
        </May>
      }
    >
      <CatalogQueue />
      {isAdding && <AddItemDialog onClose={() => setAdding(false)} />}
    </AdminFrame>
  );
}

function CatalogQueue() {
  const state = useQueueState({ baseUrl: '/admin/catalog', filters: FILTERS, sorts: SORTS });
  const query = useQuery({ ...catalogQuery(state.asked), placeholderData: keepPreviousData });
  return (
    <Queue
      words={{ one: 'item', many: 'items' }}
      state={state}
      query={query}
      columns={COLUMNS}
      nameOf={({ name }) => name}
      searchLabel="Name or description"
      filters={[
        {
          key: 'state',
          label: 'State',
          options: FILTERS.state.map((value) => ({ value, word: STATES[value] })),
        },
        {
          key: 'category',
          label: 'Category',
          options: FILTERS.category.map((value) => ({
            value,
            word: value === 'all' ? 'Any category' : CATEGORY_NAMES[value],
          })),
        },
      ]}
      exportName="catalog"
      onExport={() => fetchCatalog(state.askedAll)}
      empty={{
        icon: Store,
        title: 'The catalog is empty',
        text: 'Add what members can get for points or by card.',
      }}
      detail={(id) => <ItemDetail id={id} />}
    />
  );
}
