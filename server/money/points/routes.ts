import { messagesIn } from '#contract/text/catalog.ts';
import { randomUUID } from 'node:crypto';
import { getMemberPoints } from '#contract/money/members.ts';
import * as contract from '#contract/money/points.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { adjustPoints } from './adjust.ts';
import { readByDay, readLedger, readLedgerOf } from './history.ts';
import { grantPoints, readBalance } from './points.ts';

export function pointsRoutes(route: Route, deps: Pick<Deps, 'db' | 'reads' | 'clock'>): void {
  const { db, reads } = deps;
  route(contract.getPoints, ({ member }) => readBalance(reads, member.id));
  route(contract.listLedger, ({ member, query }) => readLedger(db, member.id, query));
  route(contract.getPointsByDay, ({ member, query }) => readByDay(deps, member.id, query));
  route(getMemberPoints, ({ params, query }) => readLedgerOf(db, params.userId, query.page));
  route(contract.adjustPoints, ({ member, params, body, claim }) =>
    adjustPoints(deps, member, { ...params, ...body }, claim),
  );
  route(contract.grantDemoPoints, ({ member }) =>
    db.transaction(async (tx) => {
      const key = `demo:${randomUUID()}`; // a new key per click, so it can repeat
      await grantPoints(tx, {
        userId: member.id,
        points: contract.DEMO_POINTS,
        reason: messagesIn('en').ledger.demoPoints,
        key,
      });
      return readBalance(tx, member.id);
    }),
  );
}
