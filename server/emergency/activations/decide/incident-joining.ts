/** Which orders are one fire. Pure. */
import type { Prepared } from '#server/platform/polygon.ts';
import { areWithin } from './shape-distance.ts';

/** Orders this near to each other, line to line, belong together. */
export const JOIN_MILES = 5;

/** A zone that belongs to an incident already. */
export type Anchor = { incidentId: string; openedAt: Date; shape: Prepared };
export type NewZone = { id: string; shape: Prepared };

/** Is this zone another order than those of that incident, however near it is? */
type IsOther = (zoneId: string, incidentId: string) => boolean;

/** The oldest incident that a shape is near to. Two incidents that meet stay two. */
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
 * Gives every zone an incident: the oldest one near it, else a new one. Zones that arrive together are joined before any
 * other incident is made, so that a chain of them is one, whatever their order.
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
      anchors = added; // what was not near the ones before need only look at these
      continue;
    }
    const first = waiting.find(({ id }) => !joined.has(id));
    if (!first) return joined;
    const made = open(first);
    joined.set(first.id, made.incidentId);
    anchors = [{ ...made, shape: first.shape }];
  }
}
