import { queryOptions } from '@tanstack/react-query';
import { listSkus } from '#contract/marketplace.ts';
import { call } from '#web/lib/call.ts';

export const skusQuery = queryOptions({ queryKey: ['marketplace', 'skus'], queryFn: () => call(listSkus) });
