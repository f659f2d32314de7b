import {
  acknowledge,
  eventsOf,
  recordEvent,
  homeStatusesOf,
  type HomeStatus,
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

/** The order in force: with services, or without. */
const orderOf = ({ activation, alert }: HomeStatus) =>
  activation?.state === 'active' ? activation : alert?.endedAt === null ? alert : null;

/** The household confirms the order or its end, which stops reminders and the banner. Idempotent. */
export async function acknowledgeEvacuation(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  member: Member,
  homeRef: string,
): Promise<void> {
  const home = await homeFor(db, member.id, homeRef, 'view');
  const at = clock.now();
  await db.transaction(async (tx) => {
    const status = (await homeStatusesOf(tx, [home.id], at)).get(home.id);
    const seen = status?.state === 'order' ? orderOf(status) : (status?.activation ?? status?.alert);
    if (!seen) return;
    const { incidentId, endedAt } = seen;
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
