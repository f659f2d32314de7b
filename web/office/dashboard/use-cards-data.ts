import { type FetchQueryOptions, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { passkeysQuery } from '#web/core/accounts/queries.ts';
import { drillsQuery, evacuationQuery } from '#web/emergency/evacuation/queries.ts';
import { shelfQuery } from '#web/home/documents/queries.ts';
import { totalsQuery } from '#web/home/inventory/queries.ts';
import { readinessQuery } from '#web/home/readiness/queries.ts';
import { skusQuery } from '#web/money/marketplace/queries.ts';
import { joiningQuery } from '#web/money/membership/queries.ts';
import { ledgerQuery, pointsQuery } from '#web/money/points/queries.ts';
import { setupQuery } from '#web/office/setup/queries.ts';

const BEFORE = { status: 'pending', fetchStatus: 'idle' } as const;

/**
 * Asks for what the cards show while they are being rendered. They would ask only after that, which is a fifth of a second
 * later on a phone.
 */
export function useCardsData(homeId: string | undefined): void {
  const client = useQueryClient();
  const ask = <T, Key extends QueryKey>(query: FetchQueryOptions<T, Error, T, Key>) => {
    const { status, fetchStatus } = client.getQueryState(query.queryKey) ?? BEFORE;
    if (status === 'pending' && fetchStatus === 'idle') void client.prefetchQuery(query);
  };
  ask(joiningQuery);
  ask(setupQuery);
  ask(pointsQuery);
  ask(ledgerQuery(1));
  ask(skusQuery);
  ask(passkeysQuery);
  if (!homeId) return;
  ask(readinessQuery(homeId));
  ask(shelfQuery(homeId));
  ask(totalsQuery(homeId));
  ask(evacuationQuery);
  ask(drillsQuery);
}
