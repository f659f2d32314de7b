import * as contract from '#contract/notifications.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { changePreferences, readPreferences, turnByLink } from './preferences.ts';

export function notificationsRoutes(route: Route, deps: Deps): void {
  route(contract.getPreferences, ({ member }) => readPreferences(deps, member.id));
  route(contract.changePreferences, ({ member, body }) => changePreferences(deps, member, body.preferences), {
    perMinute: 120,
  });
  route(contract.turnOffMail, ({ body }) => turnByLink(deps, body.token, false), { perTenMinutes: 100 });
  route(contract.turnOnMail, ({ body }) => turnByLink(deps, body.token, true), { perTenMinutes: 100 });
}
