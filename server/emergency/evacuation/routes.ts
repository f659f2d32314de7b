import { showEvacuation as showEvacuationContract } from '#contract/demo.ts';
import * as checkIns from '#contract/emergency/check-ins.ts';
import * as contract from '#contract/emergency/evacuation.ts';
import * as requests from '#contract/emergency/service-requests.ts';
import { checkOfficialStatus } from '#contract/outreach/official-status.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { readBanner } from './banner.ts';
import { checkInPerson } from './check-ins.ts';
import { showEvacuation } from './demo-stage.ts';
import { appealDecision, requestServices } from './requests.ts';
import { checkStatus } from './public-status.ts';
import { acknowledgeEvacuation } from './seeing.ts';
import { startServices } from './starting.ts';
import { readEvacuation } from './view.ts';

export function evacuationRoutes(route: Route, deps: Deps): void {
  route(checkOfficialStatus, ({ body }) => checkStatus(deps, body), { perMinute: 120 });
  route(contract.getEvacuationBanner, ({ member }) => readBanner(deps, member.id));
  route(contract.getEvacuation, ({ member, params }) => readEvacuation(deps, member.id, params.homeId));
  route(contract.acknowledgeEvacuation, ({ member, params }) =>
    acknowledgeEvacuation(deps, member, params.homeId),
  );
  route(checkIns.checkIn, ({ member, params, body }) =>
    checkInPerson(deps, member, params.homeId, { personId: params.personId, ...body }),
  );
  route(showEvacuationContract, ({ member, body }) => showEvacuation(deps, member.id, body.stage), {
    perMinute: 20,
  });
  route(contract.startServices, ({ member, params }) => startServices(deps, member, params.homeId), {
    perMinute: 20,
  });
  route(
    requests.requestServices,
    ({ member, params, body }) => requestServices(deps, member, params.homeId, body.why),
    { perMinute: 10 },
  );
  route(requests.appealDecision, ({ member, params, body }) =>
    appealDecision(deps, member, { homeRef: params.homeId, id: params.id, why: body.why }),
  );
}
