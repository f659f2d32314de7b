/** Decides which orders belong to one incident. Pure. */
import type { Prepared } from '#server/platform/polygon.ts';
import { areWithin } from './shape-distance.ts';

/** Orders this close, boundary to boundary, belong together. */
export const JOIN_MILES = 5;

/** A zone that already belongs to an incident. */
export type Anchor = { incidentId: string; openedAt: Date; shape: Prepared };
export type NewZone = { id: string; shape: Prepared };

/** True if this zone must not join that incident, however close it is. */
type IsOther = (zoneId: string, incidentId: string) => boolean;

/** The oldest incident near a shape. Two incidents that grow together stay separate. */
function near({ id, shape }: NewZone, anchors: readonly Anchor[], isOther: IsOther): Anchor | undefined {
  let oldest: Anchor | undefined;
  for (const anchor of anchors) {
    if (isOther(id, anchor.incidentId)) continue;
    const isOlder =
      !oldest ||
      anchor.openedAt < oldest.openedAt ||
      (anchor.openedAt.getTime() === oldest.openedAt.getTime() && anchor.incidentId < oldest.incidentId);
    if (isOlder && anchor.incidentId !== oldest?.incidentId && areWithin(shape, anchor.shape, JOIN_MILES))
      oldest = anchor;
  }
  return oldest;
}

/**
 * Assigns every zone an incident: the oldest one nearby, else a new one. Zones that arrive together are
 * joined before another incident is opened, so a chain of them becomes one incident whatever their order.
 */
export function joinIncidents(
  zones: readonly NewZone[],
  known: readonly Anchor[],
  open: (zone: NewZone) => { incidentId: string; openedAt: Date },
  isOther: IsOther = () => false,
): Map<string, string> {
  const joined = new Map<string, string>();
  const waiting = [...zones];
  let anchors = known;
  for (;;) {
    const added: Anchor[] = [];
    for (const zone of waiting) {
      if (joined.has(zone.id)) continue;
      const anchor = near(zone, anchors, isOther);
      if (!anchor) continue;
      joined.set(zone.id, anchor.incidentId);
      added.push({ ...anchor, shape: zone.shape });
    }
    if (added.length > 0) {
      anchors = added; // zones not near earlier anchors only need checking against these
      continue;
    }
    const first = waiting.find(({ id }) => !joined.has(id));
    if (!first) return joined;
    const made = open(first);
    joined.set(first.id, made.incidentId);
    anchors = [{ ...made, shape: first.shape }];
  }
}
