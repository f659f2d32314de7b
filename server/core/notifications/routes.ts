import { seenNotice } from '#contract/core/notices.ts';
import * as contract from '#contract/core/notifications.ts';
import * as phones from '#contract/core/phones.ts';
import * as push from '#contract/core/push.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { confirmPhone, readPhone, removePhone, startPhone } from './phones.ts';
import { readPush, subscribePush, unsubscribePush } from './push.ts';
import { type Acknowledge, seenByLink } from './seen.ts';
import { changePreferences, chooseLanguage, readPreferences, applyTurnOffLink } from './preferences.ts';

export function notificationsRoutes(route: Route, deps: Deps, acknowledge: Acknowledge): void {
  route(contract.getPreferences, ({ member }) => readPreferences(deps, member.id));
  route(contract.changePreferences, ({ member, body }) => changePreferences(deps, member, body.preferences), {
    perMinute: 120,
  });
  route(contract.changeLanguage, ({ member, body }) => chooseLanguage(deps, member, body.language));
  route(contract.turnOffMail, ({ body }) => applyTurnOffLink(deps, body.token, false), {
    perTenMinutes: 100,
  });
  route(contract.turnOnMail, ({ body }) => applyTurnOffLink(deps, body.token, true), { perTenMinutes: 100 });
  route(seenNotice, ({ body }) => seenByLink(deps, acknowledge, body.t), { perTenMinutes: 100 });

  route(phones.getPhone, ({ member }) => readPhone(deps, member.id));
  route(phones.startPhone, ({ member, body }) => startPhone(deps, member, body.phone), { perTenMinutes: 20 });
  route(phones.confirmPhone, ({ member, body }) => confirmPhone(deps, member, body.code), {
    perTenMinutes: 30,
  });
  route(phones.removePhone, ({ member }) => removePhone(deps, member), { perTenMinutes: 30 });

  route(push.getPush, ({ member }) => readPush(deps, member.id));
  route(push.subscribePush, ({ member, body }) => subscribePush(deps, member, body), { perTenMinutes: 60 });
  route(push.unsubscribePush, ({ member, params }) => unsubscribePush(deps, member, params.id));
}
