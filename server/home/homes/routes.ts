import * as contract from '#contract/home/homes.ts';
import { chooseProtected as chooseProtectedHome, getProtection } from '#contract/home/protection.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import {
  addHome,
  archiveHome,
  changeHome,
  chooseHome,
  placeHome,
  restoreHome,
  setAutomaticStart,
} from './home-changes.ts';
import { addPolicy, changePolicy, endPolicy, renewPolicy, showPolicyNumber } from './policies.ts';
import { chooseProtected, readProtection, type HomesUnderAlert } from './protection.ts';
import { listHomes, readHome } from './to-contract.ts';

export function homesRoutes(route: Route, deps: Deps, areUnderAlert: HomesUnderAlert): void {
  const { db } = deps;
  const policyOf = (params: { homeId: string; policyId: string }) => ({
    ref: params.homeId,
    policyId: params.policyId,
  });

  route(contract.listHomes, ({ member }) => listHomes(db, deps, member.id));
  // Both routes call the address provider.
  route(contract.addHome, ({ member, body }) => addHome(deps, member, body), { perMinute: 60 });
  route(contract.changeHome, ({ member, params, body }) => changeHome(deps, member, params.homeId, body), {
    perMinute: 60,
  });
  route(contract.getHome, ({ member, params }) => readHome(db, deps, member.id, params.homeId));
  route(contract.placeHome, ({ member, params, body }) => placeHome(deps, member, params.homeId, body));
  route(contract.chooseHome, ({ member, params }) => chooseHome(deps, member, params.homeId));
  route(contract.setAutomaticStart, ({ member, params, body }) =>
    setAutomaticStart(deps, member, params.homeId, body.isAutomatic),
  );
  route(contract.archiveHome, ({ member, params }) => archiveHome(deps, member, params.homeId));
  route(contract.restoreHome, ({ member, params }) => restoreHome(deps, member, params.homeId));

  route(getProtection, ({ member }) => readProtection(deps, member.id));
  route(chooseProtectedHome, async ({ member, body }) => {
    await chooseProtected({ ...deps, areUnderAlert }, member, body.homeId);
    return readProtection(deps, member.id);
  });

  route(contract.addPolicy, ({ member, params, body }) => addPolicy(deps, member, params.homeId, body));
  route(contract.changePolicy, ({ member, params, body }) =>
    changePolicy(deps, member, policyOf(params), body),
  );
  route(contract.showPolicyNumber, ({ member, params }) =>
    showPolicyNumber(db, deps, member, policyOf(params)),
  );
  route(contract.endPolicy, ({ member, params }) => endPolicy(deps, member, policyOf(params)));
  route(contract.renewPolicy, ({ member, params }) => renewPolicy(deps, member, policyOf(params)));
}
