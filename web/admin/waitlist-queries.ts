import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as contract from '#contract/invitations.ts';
import { call } from '#web/lib/call.ts';
import { fetchFile } from '#web/lib/download.ts';

// A key starts with the topic of the live events that make its data old.

type Asked = z.input<typeof contract.listWaitlist.query>;

export const waitlistQuery = (query: Asked) =>
  queryOptions({
    queryKey: ['admin', 'waitlist', query],
    queryFn: () => call(contract.listWaitlist, { query }),
  });

export const fetchWaitlist = (query: z.input<typeof contract.exportWaitlist.query>): Promise<Blob> =>
  fetchFile(contract.exportWaitlist, { query });
