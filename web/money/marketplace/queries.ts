import { queryOptions } from '@tanstack/react-query';
import { listSkus } from '#contract/money/marketplace.ts';
import { call } from '#web/lib/call.ts';

// A key starts with the topic of the live events that make its data old.
export const skusQuery = queryOptions({ queryKey: ['skus'], queryFn: () => call(listSkus) });
