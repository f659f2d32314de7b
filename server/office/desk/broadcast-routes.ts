import * as contract from '#contract/office/broadcasts.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import {
  approveBroadcast,
  preview,
  readBroadcasts,
  sendBroadcast,
  withdrawBroadcast,
} from './broadcasting.ts';

export function broadcastRoutes(route: Route, deps: Deps): void {
  route(contract.listBroadcasts, ({ member }) => readBroadcasts(deps, member));
  route(contract.previewBroadcast, ({ body }) => preview(deps, body));
  route(contract.sendBroadcast, ({ member, body }) => sendBroadcast(deps, member, body));
  route(contract.approveBroadcast, ({ member, params, body }) =>
    approveBroadcast(deps, member, params.broadcastId, body.count),
  );
  route(contract.withdrawBroadcast, ({ member, params }) =>
    withdrawBroadcast(deps, member, params.broadcastId),
  );
}
