import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as contract from '#contract/core/notifications.ts';
import { call } from '#web/lib/call.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(contract.getPreferences),
});

export type Choice = { kind: contract.NotificationKind; channel: contract.Channel; isOn: boolean };

export const changePreference = mutationOptions({
  mutationFn: (choice: Choice) => call(contract.changePreferences, { body: { preferences: [choice] } }),
  scope: { id: 'preferences' }, // one at a time, so that the last response includes all changes
  onSuccess: (saved, _choice, _result, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
});
