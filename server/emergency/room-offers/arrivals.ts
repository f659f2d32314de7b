import { arriveAt, holdOf, tellRoomNews } from '#server/emergency/lodging/lodging.ts';
import { publishToHome } from '#server/home/homes/homes.ts';
import type { Tx } from '#server/platform/db.ts';
import { moveLines, type LineRow } from '#server/service/offers/offers.ts';
import type { AnswerDeps, Answering } from './answers.ts';

type Arrival = Answering & { line: LineRow };

/** A household has arrived. It keeps its room from now on, whatever happens to the order. */
export async function noteArrival(
  tx: Tx,
  deps: AnswerDeps,
  partnerId: string,
  { line, mover, saidBy }: Arrival,
): Promise<boolean> {
  const at = deps.clock.now();
  const { incidentId, subjectId: homeId } = line;
  const isNews = await arriveAt(tx, { incidentId, homeId, hotelId: partnerId, at });
  // They arrived after being reported missing.
  const back = await moveLines(
    tx,
    { partnerId, ids: [line.id], from: 'no-show' },
    { to: 'confirmed', mover, at, saidBy, arrivedAt: at, noShowAt: null },
  );
  if (isNews) await publishToHome(tx, homeId, 'evacuation');
  return isNews || back.length > 0;
}

/** Records that a household hasn't arrived. The room stays theirs, and we ask them. Returns whether that is new. */
export async function noteNoShow(
  tx: Tx,
  deps: AnswerDeps,
  partnerId: string,
  { line, mover, saidBy }: Arrival,
): Promise<boolean> {
  const at = deps.clock.now();
  const known = await holdOf(tx, line.incidentId, line.subjectId);
  if (known?.hold.state === 'checked-in') return false;
  const [moved] = await moveLines(
    tx,
    { partnerId, ids: [line.id], from: 'confirmed' },
    { to: 'no-show', mover, at, saidBy, noShowAt: at },
  );
  if (!moved) return false;
  const { incidentId, subjectId: homeId } = moved;
  const news = { incidentId, homeId, at, kind: 'room.no-show' as const, actorId: null, detail: {} };
  await tellRoomNews(tx, deps, [news], { notify: false, at });
  return true;
}
