import { queryOptions } from '@tanstack/react-query';
import { listSkus } from '#contract/money/marketplace.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.
export const skusQuery = queryOptions({ queryKey: ['skus'], queryFn: () => call(listSkus) });
