import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as contract from '#contract/notifications.ts';
import { call } from '#web/lib/call.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(contract.getPreferences),
});

export type Choice = { kind: contract.NotificationKind; channel: contract.Channel; isOn: boolean };

/** The switch moves at once; if we could not save it, it moves back. */
export const changePreference = mutationOptions({
  mutationFn: (choice: Choice) => call(contract.changePreferences, { body: { preferences: [choice] } }),
  onMutate: async (choice: Choice, { client }) => {
    await client.cancelQueries({ queryKey: preferencesQuery.queryKey });
    const before = client.getQueryData(preferencesQuery.queryKey);
    if (before)
      client.setQueryData(preferencesQuery.queryKey, {
        ...before,
        preferences: before.preferences.map((p) =>
          p.kind === choice.kind && p.channel === choice.channel ? { ...p, isOn: choice.isOn } : p,
        ),
      });
    return before;
  },
  onError: (_error, _choice, before, { client }) => {
    if (before) client.setQueryData(preferencesQuery.queryKey, before);
  },
  onSuccess: (saved, _choice, _before, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
});
