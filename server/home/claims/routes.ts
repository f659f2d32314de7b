import * as contract from '#contract/home/claims.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { listPackets, openPacket, startPacket } from './claims.ts';
import { visitorOf } from '#server/platform/shared-links.ts';
import * as sharing from './sharing.ts';

export function claimsRoutes(route: Route, deps: Deps): void {
  route(contract.listPackets, ({ member, params }) => listPackets(deps, member.id, params.homeId));
  route(
    contract.startPacket,
    ({ member, params, body }) => startPacket(deps, member, params.homeId, body.kinds),
    { perTenMinutes: 30 },
  );
  route(contract.takePacketPdf, ({ member, params }) => openPacket(deps, member, params, 'pdf'));
  route(contract.takePacketZip, ({ member, params }) => openPacket(deps, member, params, 'zip'));
  route(contract.listShareLinks, ({ member, params }) => sharing.listShareLinks(deps, member.id, params));
  route(contract.createShareLink, ({ member, params, body }) =>
    sharing.createShareLink(deps, member, params, body),
  );
  route(contract.revokeShareLink, ({ member, params }) => sharing.revokeShareLink(deps, member, params));

  route(contract.openShared, ({ req, body }) => sharing.openShared(deps, body.token, visitorOf(req)), {
    perMinute: 60,
  });
  route(
    contract.createDownloadTicket,
    ({ body }) => sharing.createDownloadTicket(deps, body.token, body.part),
    {
      perMinute: 60,
    },
  );
  route(contract.downloadShared, ({ req, params }) =>
    sharing.downloadShared(deps, params.ticket, visitorOf(req)),
  );
}
