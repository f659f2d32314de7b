import type { FastifyInstance } from 'fastify';
import type { AnyEndpoint } from '#contract/http.ts';
import { acknowledgeByLink } from '#server/activations/acknowledge-by-link.ts';
import { accountsRoutes, makeIdentify, makeMailSignIn } from '#server/accounts/routes.ts';
import { recordEvent } from '#server/activations/standing.ts';
import { watchMail } from '#server/admin/metrics.ts';
import { healthRoutes } from '#server/admin/health-routes.ts';
import { membersRoutes } from '#server/admin/members-routes.ts';
import { catalogueRoutes } from '#server/admin/catalogue-routes.ts';
import { figuresRoutes } from '#server/admin/figures-routes.ts';
import { adminRoutes } from '#server/admin/routes.ts';
import { addressesRoutes } from '#server/addresses/routes.ts';
import { auditRoutes } from '#server/audit-log/routes.ts';
import { claimsRoutes } from '#server/claims/routes.ts';
import { contactForm } from '#server/contact/plain-form.ts';
import { contactRoutes } from '#server/contact/routes.ts';
import { demoRoutes } from '#server/demo/routes.ts';
import { drillsRoutes } from '#server/drills/routes.ts';
import { evacuationRoutes } from '#server/evacuation/routes.ts';
import { householdRoutes } from '#server/household/routes.ts';
import { seenForm, turnOffForm } from '#server/notifications/plain-form.ts';
import { notificationsRoutes } from '#server/notifications/routes.ts';
import { registerSmsNews } from '#server/notifications/sms-news.ts';
import { EXPORTS } from '#server/exports.ts';
import { OUTBOXES } from '#server/outboxes.ts';
import { mayStartMembership } from '#server/invitations/invitations.ts';
import { invitationsRoutes } from '#server/invitations/routes.ts';
import { inventoryRoutes } from '#server/inventory/routes.ts';
import { lodgingRoutes } from '#server/lodging/routes.ts';
import { marketplaceRoutes } from '#server/marketplace/routes.ts';
import { documentsRoutes } from '#server/documents/routes.ts';
import { homesRoutes } from '#server/homes/routes.ts';
import { myDataRoutes } from '#server/my-data/routes.ts';
import { operationsRoutes } from '#server/operations/routes.ts';
import { ordersRoutes } from '#server/orders/routes.ts';
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
import { membershipRoutes } from '#server/membership/routes.ts';
import { watchFeeds } from '#server/alerts/metrics.ts';
import { watchFlags } from '#server/payments/metrics.ts';
import { paymentsRoutes, registerPaymentNews } from '#server/payments/routes.ts';
import { watchCash } from '#server/payouts/metrics.ts';
import { payoutsRoutes } from '#server/payouts/routes.ts';
import { pointsRoutes } from '#server/points/routes.ts';
import { readinessRoutes } from '#server/readiness/routes.ts';
import { riskMapRoutes } from '#server/risk-map/routes.ts';
import { waitlistForms } from '#server/waitlist/plain-form.ts';
import { waitlistRoutes } from '#server/waitlist/routes.ts';

export type AppOptions = {
  database: Database;
  version: string;
  /** Where the built web app is; without it only the API is served. */
  webDir?: string;
  limits?: Limits;
};

export type App = {
  http: FastifyInstance;
  endpoints: AnyEndpoint[];
  /** "GET /api/account": everything the HTTP server answers, whoever registered it. */
  routes: string[];
  metrics: ReturnType<typeof createMetrics>;
  drain(): void;
};

/** The whole HTTP side of the product: the table of contents of what it answers. */
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

  let isDraining = false;
  const endpoints: AnyEndpoint[] = [];
  const identify = makeIdentify(deps);
  const routeDeps = { identify, clock, demo: config.demo, endpoints, perMinute: options.limits?.perMinute };
  const route = makeRoute(http, routeDeps);

  accountsRoutes(route, deps);
  waitlistRoutes(route, deps);
  invitationsRoutes(route, deps, makeMailSignIn(deps));
  contactRoutes(route, deps);
  addressesRoutes(route, deps);
  riskMapRoutes(route, deps);
  homesRoutes(route, deps);
  notificationsRoutes(route, deps, acknowledgeByLink);
  householdRoutes(route, deps);
  auditRoutes(route, deps);
  pointsRoutes(route, deps);
  documentsRoutes(route, deps);
  inventoryRoutes(route, deps);
  marketplaceRoutes(route, deps);
  ordersRoutes(route, deps);
  readinessRoutes(route, deps);
  claimsRoutes(route, deps);
  lodgingRoutes(route, deps, recordEvent);
  paymentsRoutes(route, deps);
  payoutsRoutes(route, deps);
  membershipRoutes(route, deps, (userId) => mayStartMembership(deps, userId));
  await registerPaymentNews(http, { ...deps, endpoints });
  evacuationRoutes(route, deps);
  drillsRoutes(route, deps);
  operationsRoutes(route, deps);
  figuresRoutes(route, deps);
  adminRoutes(route, deps);
  healthRoutes(route, deps, { pool: database.pool, version, startedAt: clock.now(), outboxes: OUTBOXES });
  catalogueRoutes(route, deps);
  membersRoutes(route, deps);
  await registerSmsNews(http, { ...deps, endpoints });
  myDataRoutes(route, deps, EXPORTS);
  demoRoutes(route, { db });
  registerLiveStream(http, { ...routeDeps, events });
  registerApiDocs(http, { endpoints, version, origin: config.origin, https: config.https });
  await registerHealth(http, {
    database,
    isDraining: () => isDraining,
    registry: metrics.registry,
    metricsToken: config.metricsToken,
  });

  if (webDir !== undefined) {
    const docs = await readWebBuild(webDir, config);
    registerSearchEngines(http, docs, config.origin);
    await registerAssets(http, webDir);
    await registerPlainForms(http, [...waitlistForms, contactForm, turnOffForm, seenForm], {
      template: docs.plain,
      ...config,
    });
    const isSignedIn: Parameters<typeof registerDocuments>[2]['isSignedIn'] = async (req, reply) =>
      (await identify(req, reply)) !== null;
    registerDocuments(http, docs, { ...config, isSignedIn });
  }
  return { http, endpoints, routes, metrics, drain: () => (isDraining = true) };
}
