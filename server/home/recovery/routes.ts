import * as contract from '#contract/home/recovery.ts';
import * as staff from '#contract/home/recovery-disasters.ts';
import type { Route } from '#server/platform/route.ts';
import type { Deps } from '#server/ports/deps.ts';
import * as disasters from './disasters.ts';
import type { EvacuationsOf } from './evacuations.ts';
import { readRecovery } from './reading.ts';
import { changeRecovery, recordFact, reviseFact, startRecovery } from './recording.ts';

export function recoveryRoutes(route: Route, deps: Deps, evacuationsOf: EvacuationsOf): void {
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
