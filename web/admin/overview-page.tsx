import { AdminFrame } from './admin-frame.tsx';
import { CreateItem } from './create-item.tsx';
import { RecentOrders } from './recent-orders.tsx';
import { SystemMetrics } from './system-metrics.tsx';

/** /admin: how the product stands, what was ordered last, and a new item for the catalogue. */
export function OverviewPage() {
  return (
    <AdminFrame title="Overview">
      <SystemMetrics />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(20rem,2fr)]">
        <RecentOrders />
        <CreateItem />
      </div>
    </AdminFrame>
  );
}
