import { randomUUID } from 'node:crypto';
import * as contract from '#contract/points.ts';
import type { Deps } from '#server/platform/deps.ts';
import type { Route } from '#server/platform/route.ts';
import { grantPoints, readBalance, readLedger } from './points.ts';

export function pointsRoutes(route: Route, { db, reads }: Pick<Deps, 'db' | 'reads'>): void {
  route(contract.getPoints, ({ member }) => readBalance(reads, member.id));
  route(contract.listLedger, ({ member, query }) => readLedger(db, member.id, query.page));
  route(contract.grantDemoPoints, ({ member }) =>
    db.transaction(async (tx) => {
      const key = `demo:${randomUUID()}`; // as often as somebody presses
      await grantPoints(tx, {
        userId: member.id,
        points: contract.DEMO_POINTS,
        reason: 'Demo points',
        key,
      });
      return readBalance(tx, member.id);
    }),
  );
}
