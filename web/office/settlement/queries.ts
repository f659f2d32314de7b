import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as costs from '#contract/office/costs.ts';
import * as contract from '#contract/office/statements.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const statementsQuery = (query: z.input<typeof contract.listStatements.query>) =>
  queryOptions({
    queryKey: ['admin', 'statements', query],
    queryFn: () => call(contract.listStatements, { query }),
  });

export const fetchStatements = (query: z.input<typeof contract.exportStatements.query>): Promise<Blob> =>
  fetchFile(contract.exportStatements, { query });

export const statementQuery = (statementId: string) =>
  queryOptions({
    queryKey: ['admin', 'statement', statementId],
    queryFn: () => call(contract.getStatement, { params: { statementId } }),
  });

export const owedQuery = queryOptions({
  queryKey: ['admin', 'statements', 'owed'],
  queryFn: () => call(contract.listOwed),
});

export const incidentCostsQuery = queryOptions({
  queryKey: ['admin', 'costs', 'incidents'],
  queryFn: () => call(costs.getIncidentCosts),
});

export const pointsLiabilityQuery = queryOptions({
  queryKey: ['admin', 'costs', 'points'],
  queryFn: () => call(costs.getPointsLiability),
});

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

export const drawStatement = mutationOptions({
  mutationFn: (body: z.input<typeof contract.drawStatement.body>) => call(contract.drawStatement, { body }),
  onSettled,
});

/** Finance's actions on a statement, with the input of each. */
export type Change =
  | { is: 'adjust'; cents: number; note: string }
  | { is: 'agree'; note: string }
  | { is: 'pay'; reference: string; paidOn: string }
  | { is: 'void'; reason: string }
  | { is: 'send' | 'approve' | 'unapprove' };

export const changeStatement = mutationOptions({
  mutationFn: ({ statementId, change }: { statementId: string; change: Change }) => {
    const params = { statementId };
    switch (change.is) {
      case 'adjust':
        return call(contract.adjustStatement, { params, body: { cents: change.cents, note: change.note } });
      case 'agree':
        return call(contract.agreeForPartner, { params, body: { note: change.note } });
      case 'pay':
        return call(contract.payStatement, {
          params,
          body: { reference: change.reference, paidOn: change.paidOn },
        });
      case 'void':
        return call(contract.voidStatement, { params, body: { reason: change.reason } });
      case 'send':
        return call(contract.resendStatement, { params });
      case 'approve':
        return call(contract.approveStatement, { params });
      case 'unapprove':
        return call(contract.unapproveStatement, { params });
    }
  },
  onSettled,
});
