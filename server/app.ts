import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import { timeZoneOf } from '#contract/time-zone.ts';
import { acknowledgeByLink } from '#server/emergency/activations/publish/acknowledge-by-link.ts';
import { neighborsRoutes } from '#server/emergency/neighbors/routes.ts';
import { enrollForm } from '#server/emergency/ambassadors/plain-form.ts';
import { registerAmbassadorPages } from '#server/emergency/ambassadors/page.ts';
import { ambassadorsRoutes } from '#server/emergency/ambassadors/routes.ts';
import { registerEventPages } from '#server/emergency/community-events/page.ts';
import { communityEventsRoutes } from '#server/emergency/community-events/routes.ts';
import { accountsRoutes, makeIdentify, makeMailSignIn } from '#server/core/accounts/routes.ts';
import { homesUnderAlert, recordEvents } from '#server/emergency/activations/home-status.ts';
import { watchMail } from '#server/office/admin/metrics.ts';
import { watchOrders, watchQuestions } from '#server/office/operations/metrics.ts';
import { healthRoutes } from '#server/office/admin/health-routes.ts';
import { membersRoutes } from '#server/office/admin/members-routes.ts';
import { catalogRoutes } from '#server/office/admin/catalog-routes.ts';
import { figuresRoutes } from '#server/office/admin/figures-routes.ts';
import { adminRoutes } from '#server/office/admin/routes.ts';
import { addressesRoutes } from '#server/outreach/addresses/routes.ts';
import { auditRoutes } from '#server/office/audit-log/routes.ts';
import { claimsRoutes } from '#server/home/claims/routes.ts';
import { emailReply } from '#server/service/contact/contact.ts';
import { contactForm } from '#server/service/contact/plain-form.ts';
import { contactRoutes } from '#server/service/contact/routes.ts';
import { advisorsRoutes } from '#server/service/advisors/routes.ts';
import { watchCases } from '#server/service/cases/metrics.ts';
import { bookedQuotes, bookingLink } from '#server/service/bookings/bookings.ts';
import { bookingsRoutes } from '#server/service/bookings/routes.ts';
import { conversationsRoutes } from '#server/service/conversations/routes.ts';
import { registerMailWebhook } from '#server/service/inbound/mails.ts';
import { registerTextWebhook } from '#server/service/inbound/text-webhook.ts';
import { inboundRoutes } from '#server/service/inbound/routes.ts';
import { deskBookingsRoutes } from '#server/office/desk/bookings.ts';
import { bookingParts } from '#server/office/desk/booking-parts.ts';
import { plainSituationOf, situationOf } from '#server/office/desk/facts.ts';
import { handOversRoutes } from '#server/service/hand-overs/routes.ts';
import { shiftsRoutes } from '#server/service/shifts/routes.ts';
import { noteBeat } from '#server/service/shifts/shifts.ts';
import { isStaff } from '#contract/staff.ts';
import { broadcastRoutes } from '#server/office/desk/broadcast-routes.ts';
import { cannedRoutes } from '#server/office/desk/canned-routes.ts';
import { deskRoutes } from '#server/office/desk/routes.ts';
import { registerDemoHotels } from '#server/office/demo/hotel-page.ts';
import { demoRoutes } from '#server/office/demo/routes.ts';
import { drillsRoutes } from '#server/emergency/drills/routes.ts';
import { wayOutRoutes } from '#server/emergency/routes/endpoints.ts';
import { zoneOfHome } from '#server/emergency/places/places.ts';
import { placesRoutes } from '#server/emergency/places/routes.ts';
import { firstStatusOf, pastEvacuations } from '#server/emergency/evacuation/evacuation.ts';
import { evacuationRouteRoutes } from '#server/emergency/evacuation-routes/routes.ts';
import { evacuationRoutes } from '#server/emergency/evacuation/routes.ts';
import { householdRoutes } from '#server/home/household/routes.ts';
import { seenForm, turnOffForm } from '#server/core/notifications/plain-form.ts';
import { notificationsRoutes } from '#server/core/notifications/routes.ts';
import { registerSmsWebhook } from '#server/core/notifications/sms-webhook.ts';
import { EXPORTS } from '#server/exports.ts';
import { OUTBOXES } from '#server/outboxes.ts';
import { mayStartMembership } from '#server/money/invitations/invitations.ts';
import { invitationsRoutes } from '#server/money/invitations/routes.ts';
import { inventoryRoutes } from '#server/home/inventory/routes.ts';
import { lodgingRoutes } from '#server/emergency/lodging/routes.ts';
import { registerPartnerPage } from '#server/emergency/room-offers/page/register.ts';
import { registerStatementPage } from '#server/office/settlement/page.ts';
import { settlementRoutes } from '#server/office/settlement/routes.ts';
import { roomOffersRoutes } from '#server/emergency/room-offers/routes.ts';
import { marketplaceRoutes } from '#server/money/marketplace/routes.ts';
import { documentsRoutes } from '#server/home/documents/routes.ts';
import { homesRoutes } from '#server/home/homes/routes.ts';
import { myDataRoutes } from '#server/office/my-data/routes.ts';
import { operationsRoutes } from '#server/office/operations/routes.ts';
import { setupRoutes } from '#server/office/setup/routes.ts';
import { ordersRoutes } from '#server/money/orders/routes.ts';
import { registerApiDocs } from '#server/platform/api-docs.ts';
import type { Database } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { registerDocuments } from '#server/platform/documents.ts';
import { registerHealth } from '#server/platform/health.ts';
import { createHttp, registerAssets, type Limits } from '#server/platform/http.ts';
import { registerLiveStream } from '#server/platform/live-stream.ts';
import { createMetrics } from '#server/platform/metrics.ts';
import { registerPlainForms } from '#server/platform/plain-forms.ts';
import { makeRoute } from '#server/platform/route.ts';
import { registerSearchEngines } from '#server/platform/search-engines.ts';
import { readWebBuild } from '#server/platform/web-build.ts';
import { makeShownPrices } from '#server/money/membership/shown-prices.ts';
import { membershipRoutes } from '#server/money/membership/routes.ts';
import { hazardsRoutes } from '#server/emergency/hazards/routes.ts';
import { watchFeeds } from '#server/emergency/alerts/metrics.ts';
import { watchFlags } from '#server/money/payments/metrics.ts';
import { paymentsRoutes, registerPaymentWebhook } from '#server/money/payments/routes.ts';
import { watchCash } from '#server/money/payouts/metrics.ts';
import { currentHomeOf, type HomesUnderAlert } from '#server/home/homes/homes.ts';
import { payoutsRoutes } from '#server/money/payouts/routes.ts';
import { repaymentsRoutes } from '#server/money/repayments/routes.ts';
import { pointsRoutes } from '#server/money/points/routes.ts';
import { recoveryRoutes } from '#server/home/recovery/routes.ts';
import { readinessRoutes } from '#server/home/readiness/routes.ts';
import { partnerHereForm } from '#server/outreach/partners/plain-form.ts';
import { partnersRoutes } from '#server/outreach/partners/routes.ts';
import { riskMapRoutes } from '#server/outreach/risk-map/routes.ts';
import { joinForm, leaveForm } from '#server/outreach/waitlist/plain-form.ts';
import { waitlistRoutes } from '#server/outreach/waitlist/routes.ts';

export type AppOptions = {
  database: Database;
  version: string;
  /** Folder of the built web app. Without it, only the API is served. */
  webDir?: string;
  limits?: Limits;
};

export type App = {
  http: FastifyInstance;
  endpoints: AnyEndpoint[];
  /** Every registered route, like "GET /api/account". */
  routes: string[];
  metrics: ReturnType<typeof createMetrics>;
  drain(): void;
};

/** Builds the HTTP server with all its routes. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<App> {
  const { config, clock, db, events, jobs, log } = deps;
  const { database, webDir, version } = options;
  const http = await createHttp(config, log, options.limits);
  const routes: string[] = [];
  http.addHook(
    'onRoute',
    ({ method, url }) => void routes.push(...[method].flat().map((m) => `${m} ${url}`)),
  );
  const metrics = createMetrics({ pool: database.pool, jobs });
  metrics.watch(http);
  watchFlags(metrics.registry, db);
  watchFeeds(metrics.registry, db, clock);
  watchCash(metrics.registry, db, clock);
  watchMail(metrics.registry, deps, OUTBOXES);
  watchQuestions(metrics.registry, deps);
  watchOrders(metrics.registry, deps);
  watchCases(metrics.registry, deps);

  let isDraining = false;
  const endpoints: AnyEndpoint[] = [];
  const identify = makeIdentify(deps);
  const routeDeps = { identify, clock, demo: config.demo, endpoints, perMinute: options.limits?.perMinute };
  const route = makeRoute(http, routeDeps);

  accountsRoutes(route, deps);
  waitlistRoutes(route, deps);
  invitationsRoutes(route, deps, makeMailSignIn(deps));
  contactRoutes(route, deps, situationOf);
  addressesRoutes(route, deps);
  partnersRoutes(route, deps);
  riskMapRoutes(route, deps);
  hazardsRoutes(route, deps);
  const areUnderAlert: HomesUnderAlert = (on, homeIds) => homesUnderAlert(on, homeIds, clock.now());
  homesRoutes(route, deps, areUnderAlert);
  notificationsRoutes(route, deps, acknowledgeByLink);
  householdRoutes(route, deps, areUnderAlert);
  auditRoutes(route, deps);
  pointsRoutes(route, deps);
  documentsRoutes(route, deps);
  inventoryRoutes(route, deps);
  marketplaceRoutes(route, deps);
  ordersRoutes(route, deps);
  readinessRoutes(route, deps);
  claimsRoutes(route, deps);
  recoveryRoutes(route, deps, pastEvacuations, bookedQuotes);
  lodgingRoutes(route, deps, recordEvents);
  roomOffersRoutes(route, deps, recordEvents, bookingLink(deps, bookingParts));
  await registerPartnerPage(http, deps);
  settlementRoutes(route, deps);
  await registerStatementPage(http, deps);
  paymentsRoutes(route, deps);
  payoutsRoutes(route, deps, async (db, userId) => (await currentHomeOf(db, userId))?.home ?? null);
  repaymentsRoutes(route, deps);
  membershipRoutes(route, deps, (userId) => mayStartMembership(deps, userId));
  await registerPaymentWebhook(http, { ...deps, endpoints });
  evacuationRoutes(route, deps);
  drillsRoutes(route, deps);
  wayOutRoutes(route, deps, zoneOfHome);
  evacuationRouteRoutes(route, deps);
  placesRoutes(route, deps);
  ambassadorsRoutes(route, deps);
  await registerAmbassadorPages(http, deps);
  neighborsRoutes(route, deps, situationOf);
  communityEventsRoutes(route, deps);
  await registerEventPages(http, deps, identify);
  operationsRoutes(route, deps);
  advisorsRoutes(route, deps);
  bookingsRoutes(route, deps, bookingParts);
  conversationsRoutes(route, deps, { situationOf, plainSituationOf, onReply: emailReply(deps) });
  shiftsRoutes(route, deps);
  handOversRoutes(route, deps);
  deskRoutes(route, deps);
  deskBookingsRoutes(route, deps, bookingParts);
  cannedRoutes(route, deps);
  broadcastRoutes(route, deps);
  figuresRoutes(route, deps);
  adminRoutes(route, deps);
  healthRoutes(route, deps, { pool: database.pool, version, startedAt: clock.now(), outboxes: OUTBOXES });
  catalogRoutes(route, deps);
  membersRoutes(route, deps);
  await registerSmsWebhook(http, { ...deps, endpoints });
  await registerTextWebhook(http, { ...deps, endpoints });
  await registerMailWebhook(http, { ...deps, endpoints });
  inboundRoutes(route, deps);
  myDataRoutes(route, deps, EXPORTS);
  setupRoutes(route, deps);
  demoRoutes(route, deps);
  registerDemoHotels(http, deps);
  registerLiveStream(http, {
    ...routeDeps,
    events,
    // An open window shows that a person on shift is there.
    onBeat: async ({ id, role }) => (isStaff(role) ? noteBeat(deps, id) : undefined),
  });
  registerApiDocs(http, { endpoints, version, origin: config.origin, https: config.https });
  await registerHealth(http, {
    database,
    isDraining: () => isDraining,
    readMetrics: metrics.report,
    metricsToken: config.metricsToken,
  });

  if (webDir !== undefined) {
    const docs = await readWebBuild(webDir, config);
    registerSearchEngines(http, docs, config.origin);
    await registerAssets(http, webDir);
    await registerPlainForms(
      http,
      [joinForm, leaveForm, contactForm, turnOffForm, seenForm, partnerHereForm, enrollForm],
      {
        templates: { en: docs.in.en.plain, es: docs.in.es.plain },
        ...config,
      },
    );
    const reader: Parameters<typeof registerDocuments>[2]['reader'] = async (req, reply) => {
      const member = await identify(req, reply);
      if (!member) return null;
      const current = await currentHomeOf(deps.reads, member.id);
      return { language: member.language, timeZone: current ? timeZoneOf(current.home.state) : null };
    };
    const firstStatus: Parameters<typeof registerDocuments>[2]['firstStatus'] = async (req, reply, path) => {
      const member = await identify(req, reply);
      return member ? firstStatusOf(deps, member, path) : '';
    };
    const prices = makeShownPrices(deps);
    registerDocuments(http, docs, { ...config, reader, firstStatus, prices });
  }
  return { http, endpoints, routes, metrics, drain: () => (isDraining = true) };
}
