import { useQuery } from '@tanstack/react-query';
import type { HomeAddress } from '#contract/home/homes.ts';
import { currentHomeQuery } from './queries.ts';

/** The address of the member's current home; null without one, and until it has loaded. */
export function useCurrentAddress(): HomeAddress | null {
  return useQuery(currentHomeQuery).data ?? null;
}
