import * as contract from '#contract/outreach/partner-calls.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as details from './details.ts';
import { confirmByLink } from './proofs.ts';
import { addPartner, changePartner, exportRegister, listRegister, readPartner } from './register.ts';
import { setState, unblock } from './states.ts';

export function partnersRoutes(route: Route, deps: Deps): void {
  route(contract.listPartners, ({ query }) => listRegister(deps, query));
  route(contract.exportPartners, ({ member, query }) => exportRegister(deps, member, query));
  route(contract.getPartner, ({ member, params }) => readPartner(deps, member, params.partnerId));
  route(contract.addPartner, ({ member, body }) => addPartner(deps, member, body));
  route(contract.changePartner, ({ member, params, body }) =>
    changePartner(deps, member, params.partnerId, body),
  );
  route(contract.movePartner, ({ member, params, body }) => setState(deps, member, params.partnerId, body));
  route(contract.pausePartner, ({ member, params, body }) =>
    setState(deps, member, params.partnerId, { to: 'paused', reason: body.reason }),
  );
  route(contract.unblockPartner, ({ member, params, body }) =>
    unblock(deps, member, params.partnerId, body.reason),
  );
  route(contract.addContact, ({ member, params, body }) =>
    details.addContact(deps, member, params.partnerId, body),
  );
  route(contract.changeContact, ({ member, params, body }) =>
    details.changeContact(deps, member, params, body),
  );
  route(contract.removeContact, ({ member, params }) => details.removeContact(deps, member, params));
  route(contract.askContact, ({ member, params }) => details.askContact(deps, member, params));
  route(contract.addDocument, ({ member, params, body }) =>
    details.addDocument(deps, member, params.partnerId, body),
  );
  route(contract.removeDocument, ({ member, params }) => details.removeDocument(deps, member, params));
  route(contract.setCapabilities, ({ member, params, body }) =>
    details.setCapabilities(deps, member, params.partnerId, body.capabilities),
  );
  route(contract.setHours, ({ member, params, body }) =>
    details.setHours(deps, member, params.partnerId, body.hours),
  );
  route(contract.setRate, ({ member, params, body }) =>
    details.setRate(deps, member, params.partnerId, body),
  );
  route(contract.setDays, ({ member, params, body }) =>
    details.setDays(deps, member, params.partnerId, body),
  );
  route(contract.confirmContact, ({ body }) => confirmByLink(deps, body), { perTenMinutes: 100 });
}
