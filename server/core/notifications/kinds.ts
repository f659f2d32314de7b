import {
  channelsOfKind,
  NOTIFICATION_KINDS,
  type NotificationKind,
  REQUIRED_KINDS,
  type Channel,
} from '#contract/core/notifications.ts';

/** Lives and accounts hang on these: by e-mail nobody turns them off. Texts and pushes come on top. */
export const isRequired = (kind: NotificationKind, channel: Channel = 'email'): boolean =>
  channel === 'email' && (REQUIRED_KINDS as readonly string[]).includes(kind);

/** What is sent to somebody who has chosen nothing. News of the product are for those who ask for them. */
export const isOnByDefault = (kind: NotificationKind): boolean => kind !== 'product-news';

type Choice = { kind: string; channel: string; isOn: boolean };

/** Every kind on every channel, as this person has it. */
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
