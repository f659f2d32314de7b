import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import * as inbound from '#contract/service/inbound.ts';
import { call } from '#web/lib/call.ts';

type Key = z.input<typeof inbound.handleAside.body>;

export const unknownQuery = queryOptions({
  queryKey: ['desk', 'unknown'],
  queryFn: () => call(inbound.listAside),
});

export const markHandled = mutationOptions({
  mutationFn: (body: Key) => call(inbound.handleAside, { body }),
  onSuccess: (_data, _key, _result, { client }) =>
    client.invalidateQueries({ queryKey: ['desk', 'unknown'] }),
});

/** Only on click, because every view is logged. */
export const revealSender = mutationOptions({
  mutationFn: (body: Key) => call(inbound.revealAside, { body }),
});
