import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/emergency/ambassadors-admin.ts';
import * as impact from '#contract/emergency/impact.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const ambassadorsQuery = (query: z.input<typeof contract.listAmbassadors.query>) =>
  queryOptions({
    queryKey: ['admin', 'ambassadors', query],
    queryFn: () => call(contract.listAmbassadors, { query }),
  });

export const ambassadorDetailQuery = (ambassadorId: string) =>
  queryOptions({
    queryKey: ['admin', 'ambassador', ambassadorId],
    queryFn: () => call(contract.getAmbassadorDetail, { params: { ambassadorId } }),
  });

export const figuresQuery = queryOptions({
  queryKey: ['admin', 'ambassadors', 'figures'],
  queryFn: () => call(contract.getAmbassadorFigures),
});

export const claimsQuery = (query: z.input<typeof impact.listClaims.query>) =>
  queryOptions({
    queryKey: ['admin', 'impact', query],
    queryFn: () => call(impact.listClaims, { query }),
  });

export const claimQuery = (claimId: string) =>
  queryOptions({
    queryKey: ['admin', 'impact-claim', claimId],
    queryFn: () => call(impact.getClaim, { params: { claimId } }),
  });

type Context = { client: QueryClient };
const onSettled = (_data: unknown, _error: unknown, _given: unknown, _result: unknown, { client }: Context) =>
  client.invalidateQueries({ queryKey: ['admin'] });

/** Our team's actions on an ambassador, with the input of each. */
export type AmbassadorChange =
  | { is: 'approve' }
  | { is: 'decline' | 'suspend' | 'reinstate'; reason: string }
  | { is: 'county'; county: string };

export const changeAmbassador = mutationOptions({
  mutationFn: ({ ambassadorId, change }: { ambassadorId: string; change: AmbassadorChange }) => {
    const params = { ambassadorId };
    switch (change.is) {
      case 'approve':
        return call(contract.approveAmbassador, { params });
      case 'decline':
        return call(contract.declineAmbassador, { params, body: { reason: change.reason } });
      case 'suspend':
        return call(contract.suspendAmbassador, { params, body: { reason: change.reason } });
      case 'reinstate':
        return call(contract.reinstateAmbassador, { params, body: { reason: change.reason } });
      case 'county':
        return call(contract.setAmbassadorCounty, { params, body: { county: change.county } });
    }
  },
  onSettled,
});

const DECISIONS = {
  confirm: impact.confirmClaim,
  decline: impact.declineClaim,
  reverse: impact.reverseClaim,
};
export type ClaimDecision = keyof typeof DECISIONS;

export const decideClaim = mutationOptions({
  mutationFn: ({ claimId, is, reason }: { claimId: string; is: ClaimDecision; reason: string }) =>
    call(DECISIONS[is], { params: { claimId }, body: { reason } }),
  onSettled,
});
