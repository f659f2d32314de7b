import * as contract from '#contract/home/household.ts';
import { getPlanCard } from '#contract/home/plan-card.ts';
import * as sharing from '#contract/home/sharing.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { HomesUnderAlert } from '#server/home/homes/homes.ts';
import { checkFreshProof, type Route } from '#server/platform/route.ts';
import { addEntry, callFirst, changeEntry, removeEntry, savePlan } from './entries.ts';
import * as invitations from './invitations.ts';
import { readPlanCard } from './plan-card.ts';
import * as people from './sharing.ts';
import { viewHousehold } from './views.ts';

/** Origin for signed-out visitors: all we know is that they hold the link. */
const BY_LINK = 'a link in an email';

export function householdRoutes(route: Route, given: Deps, areUnderAlert: HomesUnderAlert): void {
  const deps = { ...given, areUnderAlert };
  route(contract.getHousehold, ({ member, params }) => viewHousehold(deps, member.id, params.homeId));
  route(getPlanCard, ({ member }) => readPlanCard(deps, member.id));

  route(contract.addPerson, ({ member, params, body }) =>
    addEntry(deps, member, { homeRef: params.homeId, list: 'people' }, body),
  );
  route(contract.changePerson, ({ member, params: { homeId, id }, body }) =>
    changeEntry(deps, member, { homeRef: homeId, id, list: 'people' }, body),
  );
  route(contract.removePerson, ({ member, params: { homeId, id } }) =>
    removeEntry(deps, member, { homeRef: homeId, id, list: 'people' }),
  );
  route(contract.addPet, ({ member, params, body }) =>
    addEntry(deps, member, { homeRef: params.homeId, list: 'pets' }, body),
  );
  route(contract.changePet, ({ member, params: { homeId, id }, body }) =>
    changeEntry(deps, member, { homeRef: homeId, id, list: 'pets' }, body),
  );
  route(contract.removePet, ({ member, params: { homeId, id } }) =>
    removeEntry(deps, member, { homeRef: homeId, id, list: 'pets' }),
  );
  route(contract.addContact, ({ member, params, body }) =>
    addEntry(deps, member, { homeRef: params.homeId, list: 'contacts' }, body),
  );
  route(contract.changeContact, ({ member, params: { homeId, id }, body }) =>
    changeEntry(deps, member, { homeRef: homeId, id, list: 'contacts' }, body),
  );
  route(contract.removeContact, ({ member, params: { homeId, id } }) =>
    removeEntry(deps, member, { homeRef: homeId, id, list: 'contacts' }),
  );
  route(contract.callFirst, ({ member, params: { homeId, id } }) =>
    callFirst(deps, member, { homeRef: homeId, id }),
  );
  route(contract.savePlan, ({ member, params, body }) => savePlan(deps, member, params.homeId, body));

  route(sharing.invite, ({ member, params, body }) => invitations.invite(deps, member, params.homeId, body), {
    perTenMinutes: 60,
  });
  route(
    sharing.resendInvitation,
    ({ member, params }) => invitations.resendInvitation(deps, member, params.homeId, params.id),
    { perTenMinutes: 60 },
  );
  route(sharing.withdrawInvitation, ({ member, params }) =>
    invitations.withdrawInvitation(deps, member, params.homeId, params.id),
  );
  route(sharing.changeRole, async ({ member, params: { homeId, userId }, body }) => {
    // Granting more access requires step-up; reducing it must be quick.
    if (body.role === 'member') checkFreshProof(member, deps.clock.now());
    return people.changeRole(deps, member, { homeRef: homeId, userId }, body.role);
  });
  route(sharing.removeMember, ({ member, params: { homeId, userId } }) =>
    people.removeMember(deps, member, { homeRef: homeId, userId }),
  );
  route(sharing.leaveHome, ({ member, params }) => people.leaveHome(deps, member, params.homeId));
  route(sharing.transferHome, ({ member, params, body }) =>
    people.transferHome(deps, member, params.homeId, body.userId),
  );

  route(sharing.readInvitation, ({ body }) => invitations.readInvitation(deps, body.token), {
    perTenMinutes: 200,
  });
  route(
    sharing.acceptInvitation,
    async ({ body, identify }) => {
      const member = await identify();
      return invitations.acceptInvitation(deps, member, body.token, member?.device ?? BY_LINK);
    },
    { perTenMinutes: 100 },
  );
  route(
    sharing.declineInvitation,
    async ({ body, identify }) =>
      invitations.declineInvitation(deps, body.token, (await identify())?.device ?? BY_LINK),
    { perTenMinutes: 100 },
  );
}
