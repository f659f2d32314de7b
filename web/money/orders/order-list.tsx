import { ChevronRight } from 'lucide-react';
import type { ListedOrder } from '#contract/money/orders.ts';
import { formatShortDate } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { SkuPicture } from './sku-picture.tsx';
import { Skeleton, SkeletonGroup, SkeletonWords } from '#web/ui/skeleton.tsx';
import { costOf } from './order-words.ts';
import { StatusBadge } from './status-badge.tsx';
import * as t from '#text/money/orders.ts';

const rowClass = 'relative flex items-center gap-3 py-3 sm:gap-4';
const pictureClass = 'aspect-square w-14 shrink-0 rounded-control bg-sunken';

function Row({ order }: { order: ListedOrder }) {
  return (
    <li className={`${rowClass} rounded-control hover:bg-hover`}>
      <SkuPicture sku={order.sku} isLazy className={pictureClass} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="grid min-w-0 gap-0.5">
          {/* The whole row is clickable. */}
          <Link
            to={`/purchases/${order.id}`}
            className="truncate font-semibold outline-offset-4 after:absolute after:inset-0 hover:underline"
          >
            {order.sku.name}
          </Link>
          <p className="tabular text-sm text-muted">
            {formatShortDate(order.createdAt)}, {costOf(order)}
          </p>
        </div>
        <StatusBadge status={order.status} />
      </div>
      <ChevronRight className="size-5 shrink-0 text-muted" aria-hidden="true" />
    </li>
  );
}

/** Purchases, newest first; each links to its page. */
export function OrderList({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <ul className="divide-y divide-line">
      {orders.map((order) => (
        <Row key={order.id} order={order} />
      ))}
    </ul>
  );
}

export function OrderListSkeleton({ rows }: { rows: number }) {
  return (
    <SkeletonGroup label={t.loadingYourPurchases} className="divide-y divide-line">
      {Array.from({ length: rows }, (_, i) => (
        <div key={i} className={rowClass}>
          <Skeleton className={`h-auto! ${pictureClass}`} />
          <div className="grid gap-0.5">
            <p className="font-semibold">
              <SkeletonWords like={t.sampleItem} />
            </p>
            <p className="text-sm">
              <SkeletonWords like={t.sampleCost} />
            </p>
          </div>
        </div>
      ))}
    </SkeletonGroup>
  );
}
