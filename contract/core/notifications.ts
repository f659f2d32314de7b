import { z } from 'zod';
import { endpoint } from '#contract/http.ts';
import { Language } from '#contract/text/language.ts';
import * as t from '#text/core/account-values.ts';
import { kindNames } from '#text/core/notification-kinds.ts';

/** Kinds of email that people can turn off. */
export const OPTIONAL_KINDS = [
  'shelter-in-place',
  'advisories',
  'red-flag',
  'power-shutoff',
  'watched-places',
  'seasonal-tips',
  'policy-reminders',
  'recovery-reminders',
  'inventory-review',
  'readiness',
  'repayment-reminders',
  'product-news',
] as const;
/** Kinds we must be able to deliver: email can't be turned off for them. */
export const REQUIRED_KINDS = ['evacuation', 'security'] as const;
export const NOTIFICATION_KINDS = [...REQUIRED_KINDS, ...OPTIONAL_KINDS] as const;

export const OptionalKind = z.enum(OPTIONAL_KINDS);
export type OptionalKind = z.infer<typeof OptionalKind>;
export const NotificationKind = z.enum(NOTIFICATION_KINDS);
export type NotificationKind = z.infer<typeof NotificationKind>;
export const Channel = z.enum(['email', 'sms', 'push']);
export type Channel = z.infer<typeof Channel>;

/** Texts and pushes wake people, so they carry only what people must act on at once. */
const CHANNELS: Partial<Record<NotificationKind, readonly Channel[]>> = {
  evacuation: ['email', 'sms', 'push'],
  'shelter-in-place': ['email', 'push'],
  'watched-places': ['email', 'push'],
};
export const channelsOfKind = (kind: NotificationKind): readonly Channel[] => CHANNELS[kind] ?? ['email'];

/** The name of each kind, on screen and in emails. */
export const KIND_NAMES: Record<NotificationKind, string> = kindNames;

const Preference = z.object({
  kind: NotificationKind,
  channel: Channel,
  isOn: z.boolean(),
  isRequired: z.boolean().describe('Can’t be turned off'),
});
export type Preference = z.infer<typeof Preference>;

export const Preferences = z
  .object({
    channels: z.array(Channel).describe('Channels that this server can send on'),
    preferences: z.array(Preference),
    language: Language.describe('The language of evacuation messages'),
  })
  .meta({ id: 'NotificationPreferences' });
export type Preferences = z.infer<typeof Preferences>;

export const getPreferences = endpoint({
  method: 'GET',
  path: '/api/notifications/preferences',
  access: 'member',
  summary: 'Your notification preferences, by kind and channel',
  reply: Preferences,
});

export const changePreferences = endpoint({
  method: 'PUT',
  path: '/api/notifications/preferences',
  access: 'member',
  summary: 'Turn kinds of notifications on or off. Omitted kinds don’t change.',
  body: z.object({
    preferences: z
      .array(z.object({ kind: NotificationKind, channel: Channel, isOn: z.boolean() }))
      .min(1, t.nameNotification)
      .max(50, t.notificationTwice),
  }),
  reply: Preferences,
});

export const changeLanguage = endpoint({
  method: 'PUT',
  path: '/api/notifications/language',
  access: 'member',
  summary: 'Choose the language of the app and of our messages',
  body: z.object({ language: Language }),
  reply: Preferences,
});

/** The secret in the link at the bottom of an email. */
const LinkToken = z.object({
  token: z
    .string()
    .max(120)
    .regex(/^[a-z-]+\.[\w-]+$/, t.incompleteEmailLink),
});
const Turned = z.object({ kind: OptionalKind, name: z.string(), isOn: z.boolean() });

export const turnOffMail = endpoint({
  method: 'POST',
  path: '/api/notifications/off',
  access: 'public',
  summary: 'Turn off one kind of email by the link in it, without signing in',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: Turned,
});

export const turnOnMail = endpoint({
  method: 'POST',
  path: '/api/notifications/on',
  access: 'public',
  summary: 'Turn that kind of email back on by the same link',
  errors: ['link_wrong', 'rate_limited'],
  body: LinkToken,
  reply: Turned,
});
