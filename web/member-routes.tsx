import { Navigate, useLocation } from 'react-router';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { isDemo } from '#web/lib/mode.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import type { PageRoute } from '#web/lib/page-route.ts';
import { contentPages, demoPages, titled } from '#web/routes.tsx';

const toDashboard = lazyPage(async () => () => <Navigate to="/dashboard" replace />);
const dashboard = lazyPage(() =>
  import('#web/office/dashboard/dashboard-page.tsx').then((m) => m.DashboardPage),
);
const setup = lazyPage(() => import('#web/office/setup/setup-page.tsx').then((m) => m.SetupPage));
const documents = lazyPage(() =>
  import('#web/home/documents/documents-page.tsx').then((m) => m.DocumentsPage),
);
const claim = lazyPage(() => import('#web/home/claims/claim-page.tsx').then((m) => m.ClaimPage));
const inventory = lazyPage(() =>
  import('#web/home/inventory/inventory-page.tsx').then((m) => m.InventoryPage),
);
const vault = lazyPage(() => import('#web/home/vault/vault-page.tsx').then((m) => m.VaultPage));
const readiness = lazyPage(() =>
  import('#web/home/readiness/readiness-page.tsx').then((m) => m.ReadinessPage),
);
const market = lazyPage(async () => {
  const [{ MarketPage }, { useCurrentAddress }] = await Promise.all([
    import('#web/money/marketplace/market-page.tsx'),
    import('#web/home/homes/current-address.ts'),
  ]);
  // Wired here, because the marketplace can't import homes.
  return function Market() {
    return <MarketPage home={useCurrentAddress()} />;
  };
});
/** Purchases were at /orders, and links in older emails still are. */
const movedPurchases = lazyPage(async () => () => {
  const { pathname, search } = useLocation();
  return <Navigate to={`${pathname.replace('/orders', '/purchases')}${search}`} replace />;
});
const purchases = lazyPage(() => import('#web/money/orders/orders-page.tsx').then((m) => m.OrdersPage));
const purchase = lazyPage(() => import('#web/money/orders/order-page.tsx').then((m) => m.OrderPage));
const checkout = lazyPage(() => import('#web/money/checkout/checkout-page.tsx').then((m) => m.CheckoutPage));
const settings = lazyPage(() => import('#web/office/settings/settings-page.tsx').then((m) => m.SettingsPage));
const evacuation = lazyPage(() =>
  import('#web/emergency/evacuation/evacuation-page.tsx').then((m) => m.EvacuationPage),
);
const help = lazyPage(() => import('#web/service/conversations/help-page.tsx').then((m) => m.HelpPage));
const household = lazyPage(() =>
  import('#web/home/household/household-page.tsx').then((m) => m.HouseholdPage),
);
const plan = lazyPage(() => import('#web/emergency/plan/plan-page.tsx').then((m) => m.PlanPage));
const activity = lazyPage(() =>
  import('#web/office/audit-log/activity-page.tsx').then((m) => m.ActivityPage),
);
const membership = lazyPage(() =>
  import('#web/office/settings/membership-page.tsx').then((m) => m.MembershipPage),
);
const joining = lazyPage(() => import('#web/home/join/joining-page.tsx').then((m) => m.JoiningPage));
const signInAgain = lazyPage(() =>
  import('#web/core/accounts/sign-in-again-page.tsx').then((m) => m.SignInAgainPage),
);
const adminArrival = lazyPage(() =>
  import('#web/core/accounts/admin-arrival-page.tsx').then((m) => m.AdminArrivalPage),
);
const adminOverview = lazyPage(() =>
  import('#web/office/admin/overview-page.tsx').then((m) => m.OverviewPage),
);
const adminHealth = lazyPage(() => import('#web/office/admin/health-page.tsx').then((m) => m.HealthPage));
const failedJobs = lazyPage(() =>
  import('#web/office/admin/jobs/failed-jobs-page.tsx').then((m) => m.FailedJobsPage),
);
const partners = lazyPage(() =>
  import('#web/office/operations/operations-page.tsx').then((m) => m.PartnersPage),
);
const operations = lazyPage(() =>
  import('#web/office/operations/operations-page.tsx').then((m) => m.OperationsPage),
);
const adminAudit = lazyPage(() => import('#web/office/admin/audit/audit-page.tsx').then((m) => m.AuditPage));
const adminWaitlist = lazyPage(() =>
  import('#web/office/admin/waitlist-page.tsx').then((m) => m.WaitlistPage),
);
const adminMessages = lazyPage(() =>
  import('#web/office/admin/messages-page.tsx').then((m) => m.MessagesPage),
);
const adminOrders = lazyPage(() =>
  import('#web/office/admin/orders/orders-page.tsx').then((m) => m.AdminOrdersPage),
);
const adminMembers = lazyPage(() =>
  import('#web/office/admin/members/members-page.tsx').then((m) => m.MembersPage),
);
const adminCatalog = lazyPage(() =>
  import('#web/office/admin/catalog/catalog-page.tsx').then((m) => m.CatalogPage),
);
const adminPrices = lazyPage(() =>
  import('#web/office/admin/prices/prices-page.tsx').then((m) => m.PricesPage),
);
const adminRepayments = lazyPage(() =>
  import('#web/office/admin/repayments/repayments-page.tsx').then((m) => m.RepaymentsPage),
);
const desk = lazyPage(() => import('#web/office/desk/desk-page.tsx').then((m) => m.DeskPage));
const adminTeam = lazyPage(() => import('#web/office/admin/members/team-page.tsx').then((m) => m.TeamPage));
const notFound = lazyPage(() => import('#web/shell/not-found-page.tsx').then((m) => m.NotFoundPage));

/** Signed-in pages. Signed out, these URLs open the landing page with the sign-in dialog over it. */
const PAGES: Record<(typeof MEMBER_PATHS)[number], Omit<PageRoute, 'path'>> = {
  '/dashboard': { title: titled('Dashboard'), ...dashboard },
  '/setup': { title: titled('Setup'), screen: 'setup', ...setup },
  '/setup/:step': { title: titled('Setup'), screen: 'setup', ...setup },
  '/vault': { title: titled('HomeVault'), ...vault },
  '/vault/documents': { title: titled('Documents'), ...documents },
  '/vault/inventory': { title: titled('Inventory'), ...inventory },
  '/vault/claim': { title: titled('Claim packet'), ...claim },
  '/readiness': { title: titled('Readiness'), ...readiness },
  '/market': { title: titled('Marketplace'), ...market },
  '/purchases': { title: titled('Purchases'), ...purchases },
  '/purchases/:orderId': { title: titled('Purchase'), ...purchase },
  '/orders': { title: titled('Purchases'), ...movedPurchases },
  '/orders/:orderId': { title: titled('Purchase'), ...movedPurchases },
  '/checkout': { title: titled('Checkout'), ...checkout },
  '/checkout/:orderId': { title: titled('Checkout'), ...checkout },
  '/settings': { title: titled('Settings'), ...settings },
  '/evacuation': { title: titled('Evacuation'), ...evacuation },
  '/help': { title: titled('Concierge'), ...help },
  '/household': { title: titled('Household'), ...household },
  '/plan': { title: titled('Evacuation plan'), ...plan },
  '/membership': { title: titled('Membership'), ...membership },
  '/activity': { title: titled('Activity'), ...activity },
  '/desk': { title: titled('Desk'), screen: 'desk', ...desk },
  '/desk/:caseId': { title: titled('Desk'), screen: 'desk', ...desk },
  '/admin': { title: titled('Back office'), ...adminOverview },
  '/admin/health': { title: titled('Health'), ...adminHealth },
  '/admin/health/jobs': { title: titled('Failed jobs'), screen: 'failed-jobs', ...failedJobs },
  '/admin/health/jobs/:id': { title: titled('Failed jobs'), screen: 'failed-jobs', ...failedJobs },
  '/admin/audit': { title: titled('Audit'), screen: 'audit', ...adminAudit },
  '/admin/audit/:id': { title: titled('Audit'), screen: 'audit', ...adminAudit },
  '/admin/waitlist': { title: titled('Waitlist'), screen: 'waitlist', ...adminWaitlist },
  '/admin/waitlist/:id': { title: titled('Waitlist'), screen: 'waitlist', ...adminWaitlist },
  '/admin/messages': { title: titled('Messages'), screen: 'messages', ...adminMessages },
  '/admin/messages/:id': { title: titled('Messages'), screen: 'messages', ...adminMessages },
  '/admin/purchases': { title: titled('Purchases'), screen: 'admin-orders', ...adminOrders },
  '/admin/purchases/:id': { title: titled('Purchases'), screen: 'admin-orders', ...adminOrders },
  '/admin/orders': { title: titled('Purchases'), ...movedPurchases },
  '/admin/orders/:id': { title: titled('Purchases'), ...movedPurchases },
  '/admin/members': { title: titled('Members'), screen: 'admin-members', ...adminMembers },
  '/admin/members/:id': { title: titled('Members'), screen: 'admin-members', ...adminMembers },
  '/admin/team': { title: titled('Team'), ...adminTeam },
  '/admin/prices': { title: titled('Prices'), ...adminPrices },
  '/admin/repayments': { title: titled('Repayments'), screen: 'admin-repayments', ...adminRepayments },
  '/admin/repayments/:id': { title: titled('Repayments'), screen: 'admin-repayments', ...adminRepayments },
  '/admin/catalog': { title: titled('Catalog'), screen: 'admin-catalog', ...adminCatalog },
  '/admin/catalog/:id': { title: titled('Catalog'), screen: 'admin-catalog', ...adminCatalog },
  '/admin/operations': { title: titled('Operations'), ...operations },
  '/admin/operations/partners': { title: titled('Partners'), screen: 'partners', ...partners },
  '/admin/operations/partners/:id': { title: titled('Partners'), screen: 'partners', ...partners },
  '/admin/operations/:part': { title: titled('Operations'), ...operations },
  '/admin/operations/:part/:id': { title: titled('Operations'), ...operations },
};

export const memberRoutes = (): PageRoute[] => [
  { path: '/', title: titled('Dashboard'), ...dashboard },
  ...MEMBER_PATHS.map((path) => ({ path, ...PAGES[path] })),
  ...contentPages,
  { path: '/waitlist', title: titled('Dashboard'), ...toDashboard },
  { path: '/admin-login', title: titled('Admin login'), ...adminArrival },
  { path: '/join', title: titled('Join'), ...joining },
  { path: '/sign-in', title: titled('Sign in'), ...signInAgain },
  ...(isDemo() ? demoPages : []),
  { path: '*', title: titled('Page not found'), ...notFound },
];
