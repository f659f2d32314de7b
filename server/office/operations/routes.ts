import * as contract from '#contract/office/operations.ts';
import * as information from '#contract/emergency/information.ts';
import * as drills from '#contract/emergency/operations-drills.ts';
import * as incidents from '#contract/office/operations-incidents.ts';
import * as zones from '#contract/office/operations-zones.ts';
import { announce, endAnnounced, listInformation } from '#server/emergency/bulletins/bulletins.ts';
import { endAreaDrill, listAreaDrills, startAreaDrill } from '#server/emergency/drills/drills.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readConciergeCase } from './cases.ts';
import { decide, listDeclared, measure, propose, withdraw } from './declarations.ts';
import { applyReviewDecision } from './deciding.ts';
import { correct, decideIncidentCash, listHomes, readIncident, retry } from './incidents.ts';
import { listRecentIncidents, pullFeedNow, readOverview } from './overview.ts';
import { phonesFor } from './phones.ts';
import { reopenDeclined } from './reopening.ts';
import { listPage } from './reviews.ts';
import { decideZoneAs, endZoneAs, listZones, readEvidence, readZone } from './zones.ts';

export function operationsRoutes(route: Route, deps: Deps): void {
  const { db } = deps;
  route(contract.getOperations, () => readOverview(deps));
  route(contract.pullFeed, ({ member, params }) => pullFeedNow(deps, member, params.feedId), {
    perMinute: 10,
  });
  route(contract.listReviews, ({ member, query }) => listPage(deps, member, query));
  route(contract.getReviewPhones, ({ member, params }) => phonesFor(deps, member, params.id));
  route(contract.reopenRequest, ({ member, params, body }) =>
    reopenDeclined(deps, member, { id: params.id, ...body }),
  );
  route(contract.decideReview, ({ member, params, body }) =>
    applyReviewDecision(deps, member, { id: params.id, ...body }),
  );
  route(incidents.listIncidents, () => listRecentIncidents(deps));
  route(incidents.getIncident, ({ member, params }) => readIncident(deps, member, params.id));
  route(incidents.listIncidentHomes, ({ params, query }) => listHomes(db, params.id, query));
  route(incidents.getConciergeCase, ({ member, params }) =>
    readConciergeCase(deps, member, { incidentId: params.id, homeId: params.homeId }),
  );
  route(incidents.decideIncidentCash, ({ member, params, body }) =>
    decideIncidentCash(deps, member, { incidentId: params.id, ...body }),
  );
  route(incidents.correctIncident, ({ member, params, body }) =>
    correct(deps, member, { incidentId: params.id, ...body }),
  );
  route(incidents.retrySteps, ({ member, params, body }) => retry(deps, member, params.id, body.step));
  route(zones.listZones, () => listZones(db));
  route(zones.getZone, ({ params }) => readZone(db, params.id));
  route(zones.decideZone, ({ member, params, body }) =>
    decideZoneAs(deps, member, { zoneId: params.id, ...body }),
  );
  route(zones.endZone, ({ member, params, body }) => endZoneAs(deps, member, params.id, body.reason));
  route(zones.downloadEvidence, ({ member, params }) => readEvidence(deps, member, params.hash));
  route(zones.listDeclarations, ({ member }) => listDeclared(deps, member));
  route(zones.measureShape, ({ body }) => measure(deps, body.shape));
  route(zones.proposeDeclaration, ({ member, body }) => propose(deps, member, body));
  route(zones.decideDeclaration, ({ member, params, body }) =>
    decide(deps, member, { id: params.id, ...body }),
  );
  route(zones.withdrawDeclaration, ({ member, params }) => withdraw(deps, member, params.id));
  route(information.listInformation, () => listInformation(db));
  route(information.announceInformation, ({ member, body }) => announce(deps, member, body));
  route(information.endInformation, ({ member, params }) => endAnnounced(deps, member, params.id));
  route(drills.listAreaDrills, () => listAreaDrills(db));
  route(drills.startAreaDrill, ({ member, body }) => startAreaDrill(deps, member, body));
  route(drills.endAreaDrill, ({ member, params }) => endAreaDrill(deps, member, params.id));
}
