import * as admin from '#contract/emergency/neighbors-admin.ts';
import * as drills from '#contract/emergency/neighbor-drills.ts';
import * as contract from '#contract/emergency/neighbors.ts';
import { originOf } from '#server/emergency/ambassadors/ambassadors.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { SituationOf } from '#server/service/conversations/conversations.ts';
import { closeAsStaff, groupsForStaff } from './admin.ts';
import { drillPicture } from './drill-picture.ts';
import * as groups from './groups.ts';
import * as joining from './joining.ts';
import { askForNeighbor } from './requests.ts';
import * as street from './street-drills.ts';
import { readGroup } from './view.ts';

/** `situationOf` is injected, because later wings know a household's situation. */
export function neighborsRoutes(route: Route, deps: Deps, situationOf: SituationOf): void {
  route(contract.listGroups, ({ member }) => groups.listOwnGroups(deps, member.id));
  route(contract.startGroup, ({ member, body }) => groups.startGroup(deps, member.id, body), {
    perTenMinutes: 30,
  });
  route(contract.getGroup, ({ member, params }) => readGroup(deps.db, deps, member.id, params.groupId));
  route(contract.closeGroup, ({ member, params }) => groups.closeGroup(deps, member.id, params.groupId));
  route(contract.addLink, ({ member, params, body }) =>
    groups.addLink(deps, member.id, params.groupId, body),
  );
  route(contract.revokeLink, ({ member, params }) =>
    groups.revokeLink(deps, member.id, params.groupId, params.linkId),
  );
  route(contract.removeHousehold, ({ member, params }) =>
    joining.removeHousehold(deps, member.id, params.groupId, params.id),
  );
  route(contract.setShares, ({ member, params, body }) => joining.setShares(deps, member, params, body));
  route(contract.leaveGroup, ({ member, params }) => joining.leaveGroup(deps, member, params));
  // Many people at a block party may open a flyer's code from one network.
  route(
    contract.openGroupLink,
    async ({ body, identify }) => joining.openLink(deps, await identify(), body.t),
    { perTenMinutes: 200 },
  );
  route(contract.joinGroup, ({ member, body }) => joining.joinGroup(deps, member, body), {
    perTenMinutes: 60,
  });
  route(contract.askForNeighbor, ({ member, params, body }) =>
    askForNeighbor(deps, member, params.groupId, body, situationOf),
  );

  route(drills.planDrill, ({ member, params, body }) =>
    street.planDrill(deps, member.id, params.groupId, new Date(body.plannedFor)),
  );
  route(drills.startGroupDrill, ({ member, params }) =>
    street.startDrill(deps, member.id, params.groupId, params.drillId),
  );
  route(drills.endGroupDrill, ({ member, params }) =>
    street.endDrill(deps, member.id, params.groupId, params.drillId),
  );
  route(drills.cancelDrill, ({ member, params }) =>
    street.cancelDrill(deps, member.id, params.groupId, params.drillId),
  );
  route(drills.claimDrill, ({ member, params, body, req }) =>
    street.claimDrill(deps, member.id, { ...params, ...body }, originOf(req)),
  );
  route(drills.getDrillPicture, ({ member, params }) => drillPicture(deps, member.id, params));

  route(admin.listAmbassadorGroups, ({ params }) => groupsForStaff(deps.db, params.ambassadorId));
  route(admin.closeGroupAsStaff, ({ member, params, body }) =>
    closeAsStaff(deps, member, params.groupId, body.reason),
  );
}
