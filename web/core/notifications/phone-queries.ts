import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import * as contract from '#contract/core/phones.ts';
import { call } from '#web/lib/call.ts';

export const phoneQuery = queryOptions({
  queryKey: ['notifications', 'phone'],
  queryFn: () => call(contract.getPhone),
});

const keep = (client: QueryClient, state: contract.PhoneState) =>
  client.setQueryData(phoneQuery.queryKey, state);

export const startPhone = mutationOptions({
  mutationFn: (phone: string) => call(contract.startPhone, { body: { phone } }),
  onSuccess: (state, _phone, _before, { client }) => keep(client, state),
});

export const confirmPhone = mutationOptions({
  mutationFn: (code: string) => call(contract.confirmPhone, { body: { code } }),
  onSuccess: (state, _code, _before, { client }) => keep(client, state),
});

export const removePhone = mutationOptions({
  mutationFn: () => call(contract.removePhone),
  onSuccess: (state, _none, _before, { client }) => keep(client, state),
});
