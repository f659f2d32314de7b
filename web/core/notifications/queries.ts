import { mutationOptions, queryOptions } from '@tanstack/react-query';
import * as contract from '#contract/core/notifications.ts';
import type { Language } from '#contract/text/language.ts';
import { call } from '#web/lib/call.ts';

export const preferencesQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: () => call(contract.getPreferences),
});

export const changeLanguage = mutationOptions({
  mutationFn: (language: Language) => call(contract.changeLanguage, { body: { language } }),
  scope: { id: 'preferences' },
  onSuccess: (saved, _language, _result, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
});

export type Choice = { kind: contract.NotificationKind; channel: contract.Channel; isOn: boolean };

export const changePreference = mutationOptions({
  mutationFn: (choice: Choice) => call(contract.changePreferences, { body: { preferences: [choice] } }),
  scope: { id: 'preferences' }, // one at a time, so that the last response includes all changes
  onSuccess: (saved, _choice, _result, { client }) => client.setQueryData(preferencesQuery.queryKey, saved),
});
