import * as contract from '#contract/home/recovery.ts';
import * as calendar from '#contract/home/recovery-calendar.ts';
import { getRebuild } from '#contract/home/recovery-rebuild.ts';
import * as records from '#contract/home/recovery-record-calls.ts';
import * as staff from '#contract/home/recovery-disasters.ts';
import { getGuide } from '#contract/home/recovery-guide.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import { readGuide } from './aid.ts';
import * as disasters from './disasters.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { createFeed, downloadCalendar, feedOf, readFeed, revokeFeed } from './calendar.ts';
import { readClaim } from './claim.ts';
import { exportLedger } from './ledger-export.ts';
import { readLedger } from './ledger.ts';
import { exportLog, readLog } from './log.ts';
import { letterRoutes } from './letter-routes.ts';
import { shareRoutes } from './share-routes.ts';
import { addReceipt, addRecord, changeRecord, getReceipt, removeRecord } from './records.ts';
import { readRecovery } from './reading.ts';
import { readRebuild, type BookedQuotesOf } from './rebuild.ts';
import { changeRecovery, recordFact, reviseFact, startRecovery } from './recording.ts';

export function recoveryRoutes(
  route: Route,
  deps: Deps,
  evacuationsOf: EvacuationsOf,
  bookedQuotesOf: BookedQuotesOf,
): void {
  const read = (userId: string, homeRef: string) => readRecovery(deps, evacuationsOf, userId, homeRef);

  route(contract.getRecovery, ({ member, params }) => read(member.id, params.homeId));
  route(contract.startRecovery, async ({ member, params, body }) => {
    await startRecovery(deps, evacuationsOf, member, params.homeId, body);
    return read(member.id, params.homeId);
  });
  route(contract.changeRecovery, async ({ member, params, body }) => {
    await changeRecovery(deps, member, params.homeId, body);
    return read(member.id, params.homeId);
  });
  route(contract.recordFact, async ({ member, params, body }) => {
    await recordFact(deps, member, params.homeId, body);
    return read(member.id, params.homeId);
  });
  route(contract.correctFact, async ({ member, params, body }) => {
    await reviseFact(deps, member, params, body);
    return read(member.id, params.homeId);
  });
  route(contract.withdrawFact, async ({ member, params }) => {
    await reviseFact(deps, member, params, 'withdrawn');
    return read(member.id, params.homeId);
  });

  route(getGuide, ({ member, params }) => readGuide(deps, member.id, params.homeId));
  route(getRebuild, ({ member, params }) => readRebuild(deps, bookedQuotesOf, member.id, params.homeId));
  recordRoutes(route, deps, evacuationsOf);
  letterRoutes(route, deps);
  shareRoutes(route, deps);
  calendarRoutes(route, deps);

  route(staff.listDisasters, () => disasters.listDisasters(deps.db));
  route(staff.addDisaster, ({ member, body }) => disasters.addDisaster(deps, member, body));
  route(staff.setDisasterDate, ({ member, params, body }) =>
    disasters.setDate(deps, member, params.disasterId, body),
  );
  route(staff.removeDisasterDate, ({ member, params, body }) =>
    disasters.withdrawDate(deps, member, params.disasterId, body),
  );
  route(staff.checkRule, ({ member, params }) => disasters.checkRule(deps, member, params.clockId));
}

/** Rendering a file is expensive, and a person needs few. */
const FILES_MADE = { perMinute: 20 };

function recordRoutes(route: Route, deps: Deps, evacuationsOf: EvacuationsOf): void {
  route(records.getLog, ({ member, params }) => readLog(deps, member.id, params.homeId));
  route(records.exportLog, ({ member, params }) => exportLog(deps, member.id, params.homeId), FILES_MADE);
  route(records.getLedger, ({ member, params }) => readLedger(deps, evacuationsOf, member.id, params.homeId));
  route(
    records.exportLedger,
    ({ member, params, query }) => exportLedger(deps, evacuationsOf, member.id, params.homeId, query.format),
    FILES_MADE,
  );
  route(records.getClaim, ({ member, params }) => readClaim(deps, member.id, params.homeId));
  route(records.addRecord, ({ member, params, body }) => addRecord(deps, member, params.homeId, body));
  route(records.changeRecord, ({ member, params, body }) => changeRecord(deps, member, params, body));
  route(records.removeRecord, ({ member, params }) => removeRecord(deps, member, params));
  route(records.addExpenseReceipt, ({ member, params, upload }) =>
    addReceipt(deps, member, params.homeId, upload),
  );
  route(records.getExpenseReceipt, ({ member, params }) => getReceipt(deps, member.id, params));
}

function calendarRoutes(route: Route, deps: Deps): void {
  route(calendar.getCalendarFeed, ({ member, params }) => feedOf(deps, member.id, params.homeId));
  route(calendar.createCalendarFeed, ({ member, params }) => createFeed(deps, member, params.homeId));
  route(calendar.revokeCalendarFeed, ({ member, params }) => revokeFeed(deps, member, params.homeId));
  route(
    calendar.downloadCalendar,
    ({ member, params }) => downloadCalendar(deps, member.id, params.homeId),
    FILES_MADE,
  );
  route(calendar.readCalendarFeed, ({ params }) => readFeed(deps, params.token), { perTenMinutes: 200 });
}
