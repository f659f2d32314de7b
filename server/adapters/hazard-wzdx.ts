/** Parses Work Zone Data Exchange feeds, version 4 and the flat form of earlier ones. Pure. */
import type { ClosureKind } from '#contract/hazards.ts';
import { FeedTrouble } from '#server/ports/alert-feed.ts';
import type { ClosureContent, ReportedClosure } from '#server/ports/hazard-feed.ts';
import {
  directionOf,
  fieldsOf,
  instantOf,
  parseJson,
  placeOf,
  unreadableProblem,
  wordOf,
  type Fields,
} from './hazard-rows.ts';

/** Throws FeedTrouble if it isn't a list of work zones. */
export function readWzdx(raw: Buffer): ClosureContent {
  const parsed = fieldsOf(parseJson(raw));
  const { features } = parsed;
  if (!Array.isArray(features)) throw new FeedTrouble('It did not answer with work zones.');
  const closures: ReportedClosure[] = [];
  let unreadable = 0;
  let others = 0;
  for (const feature of features as unknown[]) {
    const read = readFeature(fieldsOf(feature));
    if (read === 'unreadable') unreadable += 1;
    else if (read === null) others += 1;
    else closures.push(read);
  }
  const info = fieldsOf(parsed['feed_info'] ?? parsed['road_event_feed_info']);
  return {
    kind: 'closures',
    closures,
    unreadable,
    others,
    problem: unreadableProblem(unreadable, features.length),
    asOf: instantOf(info['update_date']),
  };
}

/** Null: every lane is open. An unlisted impact may be anything, so it counts as a closure. */
const KINDS: Readonly<Record<string, ClosureKind | null>> = {
  'all-lanes-closed': 'full',
  'all-lanes-open': null,
  'all-lanes-open-shift-left': null,
  'all-lanes-open-shift-right': null,
  'some-lanes-closed': 'lanes',
  'some-lanes-closed-merge-left': 'lanes',
  'some-lanes-closed-merge-right': 'lanes',
  'some-lanes-closed-split': 'lanes',
  flagging: 'one-way',
  'alternating-one-way': 'one-way',
  'temporary-traffic-signal': 'one-way',
  unknown: 'lanes',
};

function readFeature(feature: Fields): ReportedClosure | 'unreadable' | null {
  const properties = fieldsOf(feature['properties']);
  // Version 4 has the road in `core_details`; earlier ones had it next to the impact.
  const core = { ...properties, ...fieldsOf(properties['core_details']) };
  const type = wordOf(core['event_type']);
  if (type === 'detour' || type === 'restriction') return null;
  const impact = wordOf(properties['vehicle_impact'])?.toLowerCase();
  const id = wordOf(feature['id']) ?? wordOf(core['road_event_id']);
  if (impact === undefined || id === null) return 'unreadable';
  const kind = impact in KINDS ? KINDS[impact] : 'full';
  if (kind === null || kind === undefined) return null;
  const names = Array.isArray(core['road_names']) ? (core['road_names'] as unknown[]) : [core['road_name']];
  const road = names.flatMap((name) => wordOf(name) ?? []).join(', ');
  const place = placeOf(feature['geometry']);
  const startsAt = instantOf(properties['start_date']);
  const endText = wordOf(properties['end_date']);
  const endsAt = instantOf(endText);
  if (road === '' || place === null || startsAt === null || (endText !== null && endsAt === null))
    return 'unreadable';
  const status = wordOf(properties['event_status'])?.toLowerCase();
  return {
    key: id,
    ref: null,
    kind: kind === 'full' && /ramp|connector/i.test(road) ? 'ramp' : kind,
    road,
    direction: directionOf(core['direction']),
    details: wordOf(core['description'])?.slice(0, 500) ?? wordOf(core['name']),
    place,
    startsAt,
    endsAt: endsAt && endsAt.getUTCFullYear() >= 2199 ? null : endsAt,
    isInPlace: status === 'active',
    ending: status === 'completed' ? 'picked-up' : status === 'cancelled' ? 'canceled' : null,
  };
}
