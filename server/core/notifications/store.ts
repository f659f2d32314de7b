import type { Channel, NotificationKind } from '#contract/core/notifications.ts';
import type { Queryable } from '#server/platform/db.ts';
import { and, eq } from '#server/platform/drizzle.ts';
import { notificationPreferences } from './tables.ts';

export type Chosen = { kind: NotificationKind; channel: Channel; isOn: boolean };

const ofUser = (userId: string) => eq(notificationPreferences.userId, userId);

export const findChoice = async (
  db: Queryable,
  userId: string,
  { kind, channel }: Pick<Chosen, 'kind' | 'channel'>,
) =>
  (
    await db
      .select({ isOn: notificationPreferences.isOn })
      .from(notificationPreferences)
      .where(
        and(
          ofUser(userId),
          eq(notificationPreferences.kind, kind),
          eq(notificationPreferences.channel, channel),
        ),
      )
  )[0];

export const listChoices = (db: Queryable, userId: string) =>
  db.select().from(notificationPreferences).where(ofUser(userId));

export const upsertChoice = (db: Queryable, userId: string, { kind, channel, isOn }: Chosen) =>
  db
    .insert(notificationPreferences)
    .values({ userId, kind, channel, isOn })
    .onConflictDoUpdate({
      target: [notificationPreferences.userId, notificationPreferences.kind, notificationPreferences.channel],
      set: { isOn },
    });
