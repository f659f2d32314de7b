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
  scope: { id: 'preferences' }, // one after the other: the last answer knows of them all
  onSuccess: (saved, _choice, _result, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
});
