import { AdminFrame } from './admin-frame.tsx';
import { CreateItem } from './create-item.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SystemMetrics } from './system-metrics.tsx';
import { May } from '#web/core/accounts/may.tsx';
import * as t from '#text/office/admin.ts';

/** /admin: key metrics, recent purchases, and a form for a new catalog item. */
export function OverviewPage() {
  return (
    <AdminFrame title={t.overview}>
      <SystemMetrics />
      <May use="purchases.read">
        <RecentOrders />
      </May>
      <May use="catalog.edit">
        <CreateItem />
      </May>
    </AdminFrame>
  );
}
