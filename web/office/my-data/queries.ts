import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as myData from '#contract/office/my-data.ts';
import { call } from '#web/lib/call.ts';

// A query key starts with the topic of the live updates that invalidate it.

export const deletionQuery = queryOptions({
  queryKey: ['account', 'deletion'],
  queryFn: () => call(myData.getDeletion),
});

/** Returns a one-time download URL. */
export const startExport = mutationOptions({ mutationFn: () => call(myData.startExport) });

export const requestDeletion = mutationOptions({
  mutationFn: (email: string) => call(myData.requestDeletion, { body: { email } }),
  onSuccess: (deletion, _email, _result, { client }) => client.setQueryData(deletionQuery.queryKey, deletion),
});

export const cancelDeletion = mutationOptions({
  mutationFn: () => call(myData.cancelDeletion),
  onSuccess: (_none, _given, _result, { client }) => client.invalidateQueries({ queryKey: ['account'] }),
});
