import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as contract from '#contract/core/push.ts';
import { call } from '#web/lib/call.ts';
import { subscribeHere, thisBrowser, unsubscribeHere } from './this-browser.ts';

export const pushQuery = queryOptions({
  queryKey: ['notifications', 'push'],
  queryFn: () => call(contract.getPush),
});

/** What this browser can do and does. It changes by our own doing alone, or in its settings. */
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

/** Our list first: a browser that stays subscribed by itself shows nothing. */
export const turnOffBrowser = mutationOptions({
  mutationFn: async ({ id, isThis }: { id: string; isThis: boolean }) => {
    const state = await call(contract.unsubscribePush, { params: { id } });
    if (isThis) await unsubscribeHere();
    return state;
  },
  onSuccess: (state, _browser, _before, { client }) => keep(client, state),
});
