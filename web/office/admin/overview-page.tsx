import { AdminFrame } from './admin-frame.tsx';
import { CreateItem } from './create-item.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SystemMetrics } from './system-metrics.tsx';

/** /admin: how the product stands, what was ordered last, and a new item for the catalogue. */
export function OverviewPage() {
  return (
    <AdminFrame title="Overview">
      <SystemMetrics />
      <RecentOrders />
      <CreateItem />
    </AdminFrame>
  );
}
