import {
  acknowledge,
  eventsOf,
  recordEvent,
  homeStatusesOf,
} from '#server/emergency/activations/activations.ts';
import { homeFor, publishToHome } from '#server/home/homes/homes.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import type { Member } from '#server/platform/route.ts';

const END_SEEN = 'end.seen';

type Event = { kind: string; at: Date };

/** When the household read that it is over. If the order came back and ended again, it must be read again. */
export const endSeenIn = (events: readonly Event[], endedAt: Date | null): Date | null =>
  endedAt === null ? null : (events.find(({ kind, at }) => kind === END_SEEN && at >= endedAt)?.at ?? null);

export const endSeenAt = async (
  db: Queryable,
  { incidentId, homeId, endedAt }: { incidentId: string; homeId: string; endedAt: Date | null },
): Promise<Date | null> => endSeenIn(await eventsOf(db, { incidentId, homeId }), endedAt);

/** The household confirms the order or its end, which stops reminders and the banner. Idempotent. */
export async function acknowledgeEvacuation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  homeRef: string,
): Promise<void> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const at = clock.now();
  await db.transaction(async (tx) => {
    const activation = (await homeStatusesOf(tx, [home.id], at)).get(home.id)?.activation;
    if (!activation) return;
    const { incidentId, endedAt } = activation;
    if (endedAt === null)
      return void (await acknowledge(tx, { incidentId, homeId: home.id, by: member.id, at }));
    if (await endSeenAt(tx, { incidentId, homeId: home.id, endedAt })) return;
    await recordEvent(tx, {
      incidentId,
      homeId: home.id,
      at,
      kind: END_SEEN,
      actorId: member.id,
      detail: {},
    });
    await publishToHome(tx, home.id, 'evacuation');
  });
}
