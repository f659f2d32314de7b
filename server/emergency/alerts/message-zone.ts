/** Converts a message to the zone it describes. Pure. */
import type { MultiPolygon } from '#contract/shape.ts';
import { prepare } from '#server/platform/polygon.ts';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { COUNTIES } from './california-counties.ts';
import type { Judged, Meaning } from './message-meaning.ts';
import { NO_ROWS_BESIDE, type NormalZone } from './normal-zones.ts';
import { areaKm2, boxOf, shapeHash, usableShape } from './zone-shape.ts';
import type { ZoneStatus } from './zone-status.ts';
import type { Hold } from './zone-verdict.ts';

/** The zone status for each meaning; null if the message describes no zone. */
const STATUS: Record<Meaning, ZoneStatus | null> = {
  order: 'order',
  warning: 'warning',
  ready: 'advisory',
  shelter: 'shelter',
  lifted: 'lifted',
  unknown: 'unknown',
  notice: null,
  test: null,
  other: null,
};
export const statusFor = (meaning: Meaning): ZoneStatus | null => STATUS[meaning];

const WORDS: Record<ZoneStatus, string> = {
  order: 'Evacuation Order',
  warning: 'Evacuation Warning',
  advisory: 'Advisory',
  shelter: 'Shelter in Place',
  lifted: 'Lifted',
  unknown: 'Unclear message',
};

/** An order over this share of a county is more likely a drawing mistake than an order. */
const MOST_OF_COUNTY = 0.6;
const NOTES_LENGTH = 2000;

export const zoneKeyOf = ({ sender, identifier }: Pick<ReportedMessage, 'sender' | 'identifier'>): string =>
  `cap:${sender},${identifier}`;

export function zoneOfMessage(
  message: ReportedMessage,
  { meaning, isDoubtful, why }: Judged,
  { key, at }: { key: string; at: Date },
): NormalZone | null {
  const status = statusFor(meaning);
  if (status === null) return null;
  const { shape, problem } = usableShape(message.shape);
  const hold = holdOf(message, { isDoubtful, why }, shape);
  return {
    key,
    status,
    words: WORDS[status],
    name: message.areaText?.slice(0, 200) ?? null,
    county:
      message.counties.map((fips) => COUNTIES[fips]?.name ?? null).find((name) => name !== null) ?? null,
    notes: message.texts.join('\n').slice(0, NOTES_LENGTH) || null,
    url: null,
    // A message dated in the future counts as sent now.
    issuedAt: message.sentAt > at ? at : message.sentAt,
    shape,
    shapeHash: shape && shapeHash(shape),
    shapeProblem: shape ? null : (message.shapeProblem ?? problem),
    rehearsal: null,
    ...NO_ROWS_BESIDE,
    hold,
  };
}

function holdOf(
  { signatureProblem, counties }: ReportedMessage,
  { isDoubtful, why }: Pick<Judged, 'isDoubtful' | 'why'>,
  shape: MultiPolygon | null,
): Hold | null {
  if (signatureProblem !== null) return { kind: 'message-doubtful', reason: signatureProblem };
  if (isDoubtful) return { kind: 'message-doubtful', reason: why };
  const known = counties.flatMap((fips) => COUNTIES[fips] ?? []);
  const countyKm2 = known.reduce((sum, { km2 }) => sum + km2, 0);
  if (shape && countyKm2 > 0 && areaKm2(shape) > countyKm2 * MOST_OF_COUNTY)
    return {
      kind: 'order-very-large',
      reason: `It covers most of ${known.map(({ name }) => name).join(' and ')} County.`,
    };
  return null;
}

/** All of California and the adjacent sea. */
const CALIFORNIA = { west: -124.6, south: 32.4, east: -114, north: 42.1 };

/** True if it may concern California. A message that names no place may. */
export function concernsCalifornia({
  shape,
  counties,
}: Pick<ReportedMessage, 'shape' | 'counties'>): boolean {
  if (counties.some((fips) => fips.startsWith('06') || fips === '00000')) return true;
  const usable = usableShape(shape).shape;
  if (!usable) return counties.length === 0;
  const box = boxOf(usable);
  return (
    counties.length === 0 &&
    box.west <= CALIFORNIA.east &&
    box.east >= CALIFORNIA.west &&
    box.south <= CALIFORNIA.north &&
    box.north >= CALIFORNIA.south
  );
}

const SAME_BOX = 0.9;

/** The same area, possibly redrawn: each shape contains the other's center, and the boxes nearly match. */
export function isSameArea(a: MultiPolygon, b: MultiPolygon): boolean {
  const one = boxOf(a);
  const other = boxOf(b);
  const width = Math.min(one.east, other.east) - Math.max(one.west, other.west);
  const height = Math.min(one.north, other.north) - Math.max(one.south, other.south);
  if (width <= 0 || height <= 0) return false;
  const size = (box: typeof one) => (box.east - box.west) * (box.north - box.south);
  const shared = width * height;
  if (shared / (size(one) + size(other) - shared) < SAME_BOX) return false;
  const [first, second] = [prepare(a), prepare(b)];
  return second.contains(...first.pointInside()) && first.contains(...second.pointInside());
}

/** The same authority: the same name, or two senders of one domain. */
export function isSameAuthority(a: string, b: string): boolean {
  const [one, other] = [a, b].map((sender) => sender.trim().toLowerCase());
  if (one === other) return true;
  const domain = /@([^@\s]+)$/.exec(one ?? '')?.[1];
  return domain !== undefined && domain === /@([^@\s]+)$/.exec(other ?? '')?.[1];
}
