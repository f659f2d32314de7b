import {
  channelsOfKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
  REQUIRED_KINDS,
  type Channel,
} from '#contract/core/notifications.ts';

/** Lives and accounts depend on these, so their email can't be turned off. Texts and pushes are extra. */
export const isRequired = (kind: NotificationKind, channel: Channel = 'email'): boolean =>
  channel === 'email' && (REQUIRED_KINDS as readonly string[]).includes(kind);

/** The default for people who haven't chosen. Product news is opt-in. */
export const isOnByDefault = (kind: NotificationKind): boolean => kind !== 'product-news';

type Choice = { kind: string; channel: string; isOn: boolean };

/** Every kind on every channel, with this person's choices applied. */
export const asChosen = (channels: readonly Channel[], choices: readonly Choice[]) =>
  NOTIFICATION_KINDS.flatMap((kind) =>
    channelsOfKind(kind)
      .filter((channel) => channels.includes(channel))
      .map((channel) => {
        const chosen = choices.find((c) => c.kind === kind && c.channel === channel)?.isOn;
        return {
          kind,
          channel,
          isOn: isRequired(kind, channel) || (chosen ?? isOnByDefault(kind)),
          isRequired: isRequired(kind, channel),
        };
      }),
  );
