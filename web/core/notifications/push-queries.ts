import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as contract from '#contract/core/push.ts';
import { call } from '#web/lib/call.ts';
import { subscribeHere, thisBrowser, unsubscribeHere } from './this-browser.ts';

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: () => call(contract.getPush),
});

/**
 * What this browser supports and whether it's subscribed. Only our own actions or the browser's settings
 * change it.
 */
export const thisBrowserQuery = queryOptions({
  queryKey: ['notifications', 'this-browser'],
  queryFn: thisBrowser,
  networkMode: 'always',
});

const keep = async (client: QueryClient, state: contract.PushState) => {
  client.setQueryData(pushQuery.queryKey, state);
  await client.invalidateQueries({ queryKey: thisBrowserQuery.queryKey });
};

export const turnOnHere = mutationOptions({
  mutationFn: async (publicKey: string) =>
    call(contract.subscribePush, { body: await subscribeHere(publicKey) }),
  onSuccess: (state, _key, _before, { client }) => keep(client, state),
  onError: (_error, _key, _before, { client }) =>
    void client.invalidateQueries({ queryKey: thisBrowserQuery.queryKey }),
});

/** Delete our record first: a browser that stays subscribed by itself receives nothing. */
export const turnOffBrowser = mutationOptions({
  mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
    const state = await call(contract.unsubscribePush, { params: { id } });
    if (isThis) await unsubscribeHere();
    return state;
  },
  onSuccess: (state, _browser, _before, { client }) => keep(client, state),
});
