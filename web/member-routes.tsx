import { Navigate, useLocation } from '#web/lib/router.tsx';
import { lazyPage } from '#web/lib/lazy-page.tsx';
import { isDemo } from '#web/lib/mode.ts';
import { MEMBER_PATHS } from '#web/member-paths.ts';
import type { PageRoute } from '#web/lib/page-route.ts';
import { contentPages, demoPages, titled } from '#web/routes.tsx';
import * as t from '#text/shell/member-titles.ts';
import * as titles from '#text/shell/titles.ts';

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
const recovery = lazyPage(() => import('#web/home/recovery/recovery-page.tsx').then((m) => m.RecoveryPage));
const recoveryLog = lazyPage(() => import('#web/home/recovery/log-page.tsx').then((m) => m.LogPage));
const recoveryExpenses = lazyPage(() =>
  import('#web/home/recovery/expenses-page.tsx').then((m) => m.ExpensesPage),
);
const recoveryLetters = lazyPage(() =>
  import('#web/home/recovery/letters-page.tsx').then((m) => m.LettersPage),
);
const recoverySharing = lazyPage(() =>
  import('#web/home/recovery/sharing-page.tsx').then((m) => m.SharingPage),
);
const recoveryClaim = lazyPage(() =>
  import('#web/home/recovery/claim-page.tsx').then((m) => m.InsuranceClaimPage),
);
const recoveryAid = lazyPage(() => import('#web/home/recovery/aid-page.tsx').then((m) => m.AidPage));
const recoverySteps = lazyPage(() => import('#web/home/recovery/steps-page.tsx').then((m) => m.StepsPage));
const recoveryRebuild = lazyPage(() =>
  import('#web/home/recovery/rebuild-page.tsx').then((m) => m.RebuildPage),
);
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
/** Purchases used to be at /orders, and links in older emails still point there. */
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
const bookings = lazyPage(() =>
  import('#web/service/bookings/bookings-page.tsx').then((m) => m.BookingsPage),
);
const booking = lazyPage(() => import('#web/service/bookings/booking-page.tsx').then((m) => m.BookingPage));
const bookingForm = lazyPage(() =>
  import('#web/service/bookings/booking-form-page.tsx').then((m) => m.BookingFormPage),
);
const household = lazyPage(async () => {
  const [{ HouseholdPage }, { SuppliesCard }] = await Promise.all([
    import('#web/home/household/household-page.tsx'),
    import('#web/service/bookings/supplies-card.tsx'),
  ]);
  // Wired here, because the household can't import bookings.
  return function Household() {
    return (
      <HouseholdPage
        extra={(homeId, isEditable) => <SuppliesCard homeId={homeId} isEditable={isEditable} />}
      />
    );
  };
});
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
const register = lazyPage(() =>
  import('#web/office/operations/register/register-page.tsx').then((m) => m.RegisterPage),
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
const adminStatements = lazyPage(() =>
  import('#web/office/settlement/statements-page.tsx').then((m) => m.StatementsPage),
);
const adminCosts = lazyPage(() => import('#web/office/settlement/costs-page.tsx').then((m) => m.CostsPage));
const adminDisasters = lazyPage(() =>
  import('#web/office/admin/disasters/disasters-page.tsx').then((m) => m.DisastersPage),
);
const hostEvents = lazyPage(() =>
  import('#web/emergency/community-events/events-page.tsx').then((m) => m.EventsPage),
);
const hostEvent = lazyPage(() =>
  import('#web/emergency/community-events/event-page.tsx').then((m) => m.EventPage),
);
const siteHours = lazyPage(() =>
  import('#web/emergency/community-events/hours-page.tsx').then((m) => m.HoursPage),
);
const communityEvents = lazyPage(() =>
  import('#web/office/admin/community-events/community-events-page.tsx').then((m) => m.CommunityEventsPage),
);
const ambassador = lazyPage(() =>
  import('#web/emergency/ambassadors/ambassador-page.tsx').then((m) => m.AmbassadorPage),
);
const training = lazyPage(() =>
  import('#web/emergency/ambassadors/training-page.tsx').then((m) => m.TrainingPage),
);
const trainingModule = lazyPage(() =>
  import('#web/emergency/ambassadors/module-page.tsx').then((m) => m.ModulePage),
);
const neighbors = lazyPage(() =>
  import('#web/emergency/neighbors/neighbors-page.tsx').then((m) => m.NeighborsPage),
);
const neighborGroup = lazyPage(() =>
  import('#web/emergency/neighbors/group-page.tsx').then((m) => m.GroupPage),
);
const neighborFlyer = lazyPage(() =>
  import('#web/emergency/neighbors/flyer-page.tsx').then((m) => m.FlyerPage),
);
const adminAmbassadors = lazyPage(() =>
  import('#web/office/admin/ambassadors/ambassadors-page.tsx').then((m) => m.AmbassadorsPage),
);
const ambassadorFigures = lazyPage(() =>
  import('#web/office/admin/ambassadors/figures-page.tsx').then((m) => m.FiguresPage),
);
const adminImpact = lazyPage(() =>
  import('#web/office/admin/ambassadors/claims-page.tsx').then((m) => m.ClaimsPage),
);
const desk = lazyPage(() => import('#web/office/desk/desk-page.tsx').then((m) => m.DeskPage));
const deskRecoveries = lazyPage(() =>
  import('#web/office/desk/recoveries-page.tsx').then((m) => m.RecoveriesPage),
);
const deskRecovery = lazyPage(() =>
  import('#web/office/desk/recoveries-page.tsx').then((m) => m.AdvisedRecoveryPage),
);
const deskCases = lazyPage(() => import('#web/office/desk/cases-page.tsx').then((m) => m.CasesPage));
const unknownSenders = lazyPage(() => import('#web/office/desk/unknown-page.tsx').then((m) => m.UnknownPage));
const board = lazyPage(() => import('#web/office/desk/board-page.tsx').then((m) => m.BoardPage));
const broadcasts = lazyPage(() =>
  import('#web/office/desk/broadcasts-page.tsx').then((m) => m.BroadcastsPage),
);
const caseReport = lazyPage(() => import('#web/office/desk/report-page.tsx').then((m) => m.ReportPage));
const cannedReplies = lazyPage(() => import('#web/office/desk/canned-page.tsx').then((m) => m.CannedPage));
const adminTeam = lazyPage(() => import('#web/office/admin/members/team-page.tsx').then((m) => m.TeamPage));
const notFound = lazyPage(() => import('#web/shell/not-found-page.tsx').then((m) => m.NotFoundPage));

/** Signed-in pages. Signed out, these URLs open the landing page with the sign-in dialog over it. */
const PAGES: Record<(typeof MEMBER_PATHS)[number], Omit<PageRoute, 'path'>> = {
  '/dashboard': { title: titled(t.dashboard), ...dashboard },
  '/setup': { title: titled(t.setup), screen: 'setup', ...setup },
  '/setup/:step': { title: titled(t.setup), screen: 'setup', ...setup },
  '/vault': { title: titled(t.vault), ...vault },
  '/vault/documents': { title: titled(t.documents), ...documents },
  '/vault/inventory': { title: titled(t.inventory), ...inventory },
  '/vault/claim': { title: titled(t.claim), ...claim },
  '/recovery': { title: titled(t.recovery), ...recovery },
  '/recovery/log': { title: titled(t.recoveryLog), ...recoveryLog },
  '/recovery/expenses': { title: titled(t.recoveryExpenses), ...recoveryExpenses },
  '/recovery/claim': { title: titled(t.recoveryClaim), ...recoveryClaim },
  '/recovery/aid': { title: titled(t.recoveryAid), ...recoveryAid },
  '/recovery/steps': { title: titled(t.recoverySteps), ...recoverySteps },
  '/recovery/rebuild': { title: titled(t.recoveryRebuild), ...recoveryRebuild },
  '/recovery/letters': { title: titled(t.recoveryLetters), ...recoveryLetters },
  '/recovery/sharing': { title: titled(t.recoverySharing), ...recoverySharing },
  '/readiness': { title: titled(t.readiness), ...readiness },
  '/market': { title: titled(t.market), ...market },
  '/purchases': { title: titled(t.purchases), ...purchases },
  '/purchases/:orderId': { title: titled(t.purchase), ...purchase },
  '/orders': { title: titled(t.purchases), ...movedPurchases },
  '/orders/:orderId': { title: titled(t.purchase), ...movedPurchases },
  '/checkout': { title: titled(t.checkout), ...checkout },
  '/checkout/:orderId': { title: titled(t.checkout), ...checkout },
  '/settings': { title: titled(t.settings), ...settings },
  '/evacuation': { title: titled(t.evacuation), ...evacuation },
  '/help': { title: titled(t.concierge), ...help },
  '/bookings': { title: titled(t.bookings), ...bookings },
  '/bookings/new/:kind': { title: titled(t.newBooking), ...bookingForm },
  '/bookings/:bookingId': { title: titled(t.booking), ...booking },
  '/bookings/:bookingId/change': { title: titled(t.changeBooking), ...bookingForm },
  '/ambassador': { title: titled(t.ambassador), ...ambassador },
  '/ambassador/training': { title: titled(t.training), ...training },
  '/ambassador/training/:module': { title: titled(t.training), ...trainingModule },
  '/neighbors': { title: titled(t.neighbors), ...neighbors },
  '/neighbors/:groupId': { title: titled(t.neighbors), ...neighborGroup },
  '/neighbors/:groupId/flyer/:linkId': { title: titled(t.neighborFlyer), ...neighborFlyer },
  '/ambassador/events': { title: titled(t.hostEvents), ...hostEvents },
  '/ambassador/events/:eventId': { title: titled(t.hostEvents), ...hostEvent },
  '/ambassador/hours': { title: titled(t.siteHours), ...siteHours },
  '/household': { title: titled(t.household), ...household },
  '/plan': { title: titled(t.plan), ...plan },
  '/membership': { title: titled(t.membership), ...membership },
  '/activity': { title: titled(t.activity), ...activity },
  '/desk': { title: titled(t.desk), screen: 'desk', ...desk },
  '/desk/cases': { title: titled(t.allCases), screen: 'desk-cases', ...deskCases },
  '/desk/board': { title: titled(t.board), ...board },
  '/desk/broadcasts': { title: titled(t.broadcasts), ...broadcasts },
  '/desk/report': { title: titled(t.caseReport), ...caseReport },
  '/desk/replies': { title: titled(t.cannedReplies), ...cannedReplies },
  '/desk/recoveries': { title: titled(t.deskRecoveries), ...deskRecoveries },
  '/desk/recoveries/:homeId': { title: titled(t.deskRecoveries), ...deskRecovery },
  '/desk/:caseId': { title: titled(t.desk), screen: 'desk', ...desk },
  '/admin': { title: titled(t.backOffice), ...adminOverview },
  '/admin/health': { title: titled(t.health), ...adminHealth },
  '/admin/health/jobs': { title: titled(t.failedJobs), screen: 'failed-jobs', ...failedJobs },
  '/admin/health/jobs/:id': { title: titled(t.failedJobs), screen: 'failed-jobs', ...failedJobs },
  '/admin/audit': { title: titled(t.audit), screen: 'audit', ...adminAudit },
  '/admin/audit/:id': { title: titled(t.audit), screen: 'audit', ...adminAudit },
  '/admin/unknown': { title: titled(t.unknownSenders), ...unknownSenders },
  '/admin/waitlist': { title: titled(t.waitlist), screen: 'waitlist', ...adminWaitlist },
  '/admin/waitlist/:id': { title: titled(t.waitlist), screen: 'waitlist', ...adminWaitlist },
  '/admin/purchases': { title: titled(t.purchases), screen: 'admin-orders', ...adminOrders },
  '/admin/purchases/:id': { title: titled(t.purchases), screen: 'admin-orders', ...adminOrders },
  '/admin/orders': { title: titled(t.purchases), ...movedPurchases },
  '/admin/orders/:id': { title: titled(t.purchases), ...movedPurchases },
  '/admin/members': { title: titled(t.members), screen: 'admin-members', ...adminMembers },
  '/admin/members/:id': { title: titled(t.members), screen: 'admin-members', ...adminMembers },
  '/admin/team': { title: titled(t.team), ...adminTeam },
  '/admin/prices': { title: titled(t.prices), ...adminPrices },
  '/admin/repayments': { title: titled(t.repayments), screen: 'admin-repayments', ...adminRepayments },
  '/admin/repayments/:id': { title: titled(t.repayments), screen: 'admin-repayments', ...adminRepayments },
  '/admin/statements': { title: titled(t.statements), screen: 'admin-statements', ...adminStatements },
  '/admin/statements/:id': { title: titled(t.statements), screen: 'admin-statements', ...adminStatements },
  '/admin/costs': { title: titled(t.costs), ...adminCosts },
  '/admin/catalog': { title: titled(t.catalog), screen: 'admin-catalog', ...adminCatalog },
  '/admin/catalog/:id': { title: titled(t.catalog), screen: 'admin-catalog', ...adminCatalog },
  '/admin/disasters': { title: titled(t.disasters), ...adminDisasters },
  '/admin/ambassadors': { title: titled(t.ambassadors), screen: 'admin-ambassadors', ...adminAmbassadors },
  '/admin/ambassadors/figures': { title: titled(t.ambassadors), ...ambassadorFigures },
  '/admin/ambassadors/:id': {
    title: titled(t.ambassadors),
    screen: 'admin-ambassadors',
    ...adminAmbassadors,
  },
  '/admin/events': { title: titled(t.communityEvents), screen: 'admin-events', ...communityEvents },
  '/admin/events/:id': { title: titled(t.communityEvents), screen: 'admin-events', ...communityEvents },
  '/admin/impact': { title: titled(t.impact), screen: 'admin-impact', ...adminImpact },
  '/admin/impact/:id': { title: titled(t.impact), screen: 'admin-impact', ...adminImpact },
  '/admin/operations': { title: titled(t.operations), ...operations },
  '/admin/partners': { title: titled(t.partners), screen: 'register', ...register },
  '/admin/partners/:id': { title: titled(t.partners), screen: 'register', ...register },
  '/admin/operations/partners': { title: titled(t.hotelRooms), screen: 'partners', ...partners },
  '/admin/operations/partners/:id': { title: titled(t.hotelRooms), screen: 'partners', ...partners },
  '/admin/operations/:part': { title: titled(t.operations), ...operations },
  '/admin/operations/:part/:id': { title: titled(t.operations), ...operations },
};

export const memberRoutes = (): PageRoute[] => [
  { path: '/', title: titled(t.dashboard), ...dashboard },
  ...MEMBER_PATHS.map((path) => ({ path, ...PAGES[path] })),
  ...contentPages,
  { path: '/waitlist', title: titled(t.dashboard), ...toDashboard },
  { path: '/admin-login', title: titled(titles.adminLogin), ...adminArrival },
  { path: '/join', title: titled(t.join), ...joining },
  { path: '/sign-in', title: titled(titles.signIn), ...signInAgain },
  ...(isDemo() ? demoPages : []),
  { path: '*', title: titled(t.notFound), ...notFound },
];
