import * as admin from '#contract/emergency/community-events-admin.ts';
import * as contract from '#contract/emergency/community-events.ts';
import * as hours from '#contract/emergency/community-hours.ts';
import { originOf } from '#server/emergency/ambassadors/ambassadors.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { cancelByStaff, eventPage, readEvent } from './admin.ts';
import * as attending from './attending.ts';
import { calendarFile } from './calendar-file.ts';
import * as logging from './logging-hours.ts';
import * as planning from './planning.ts';
import { readYear } from './report.ts';
import { yearFile } from './report-file.ts';
import * as signing from './signing-up.ts';

const BY_LINK = { perTenMinutes: 200 };
/** Many people at a meeting may sign up from one network. */
const BY_VISITORS = { perTenMinutes: 60 };

export function communityEventsRoutes(route: Route, deps: Deps): void {
  route(contract.listEvents, ({ query }) => signing.listPublic(deps, query.county));
  route(contract.getEvent, async ({ params, identify }) =>
    signing.readPublic(deps, (await identify())?.id ?? null, params.eventId),
  );
  route(contract.getEventCalendar, ({ params }) => calendarFile(deps, params.eventId));
  route(
    contract.signUp,
    async ({ params, body, identify }) => signing.signUp(deps, await identify(), params.eventId, body),
    BY_VISITORS,
  );
  route(contract.leaveEvent, ({ member, params }) => signing.leaveEvent(deps, member.id, params.eventId));
  // Everyone at an event may be on one network; attempts are also counted per sign-up.
  route(
    contract.checkIn,
    ({ member, params, body }) => attending.checkIn(deps, member.id, params.eventId, body.code),
    BY_LINK,
  );
  route(contract.denyAttendance, ({ member, params }) =>
    attending.denyAttendance(deps, member.id, params.eventId),
  );
  route(contract.openSignUp, ({ body }) => signing.openByLink(deps, body.t), BY_LINK);
  route(contract.confirmSignUp, ({ body }) => signing.confirmByLink(deps, body.t), BY_LINK);
  route(contract.cancelSignUp, ({ body }) => signing.cancelByLink(deps, body.t), BY_LINK);
  route(contract.checkInByLink, ({ body }) => attending.checkInByLink(deps, body.t, body.code), BY_LINK);
  route(contract.denyByLink, ({ body }) => attending.denyByLink(deps, body.t), BY_LINK);

  route(contract.listOwnEvents, ({ member }) => planning.listOwn(deps, member.id));
  route(contract.planEvent, ({ member, body }) => planning.planEvent(deps, member.id, body), {
    perTenMinutes: 30,
  });
  route(contract.getOwnEvent, ({ member, params }) => planning.readOwn(deps, member.id, params.eventId));
  route(
    contract.changeEvent,
    ({ member, params, body }) => planning.changeEvent(deps, member.id, params.eventId, body),
    { perTenMinutes: 30 },
  );
  route(contract.cancelEvent, ({ member, params, body }) =>
    planning.cancelEvent(deps, member.id, params.eventId, body.reason),
  );
  route(contract.tickAttendance, ({ member, params, body }) =>
    attending.tickAttendance(deps, member.id, params.eventId, body),
  );
  route(contract.claimEvent, ({ member, params, body, req }) =>
    attending.claimEvent(deps, member.id, params.eventId, body.signUpId, originOf(req)),
  );

  route(hours.getSite, ({ params }) => logging.readSite(deps, params.code));
  route(
    hours.logHours,
    async ({ params, body, identify }) => logging.logHours(deps, await identify(), params.code, body),
    BY_VISITORS,
  );
  route(hours.openHours, ({ body }) => logging.openHours(deps, body.t), BY_LINK);
  route(hours.confirmHours, ({ body }) => logging.confirmHours(deps, body.t), BY_LINK);
  route(hours.withdrawHours, ({ body }) => logging.withdrawHours(deps, body.t), BY_LINK);
  route(hours.getYear, ({ member, query }) => readYear(deps, member.id, query.year));
  route(hours.setSite, ({ member, params, body }) => logging.setSite(deps, member.id, params.year, body));
  route(hours.decideHours, ({ member, params, body }) =>
    logging.decideHours(deps, member.id, params.entryId, body.is),
  );
  route(hours.getYearFile, ({ member, query }) => yearFile(deps, member.id, query.year, query.format));

  route(admin.listCommunityEvents, ({ query }) => eventPage(deps, query));
  route(admin.getCommunityEvent, ({ params }) => readEvent(deps, params.eventId));
  route(admin.cancelCommunityEvent, ({ member, params, body }) =>
    cancelByStaff(deps, member, params.eventId, body.reason),
  );
}
