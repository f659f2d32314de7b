/** Official information that starts no services, from zones, weather messages and our team. */
import { messagesIn } from '#contract/text/catalog.ts';
import { randomUUID } from 'node:crypto';
import type { InformationKind } from '#contract/emergency/information.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { countyShape } from '#server/outreach/risk-map/risk-map.ts';
import type { Tx } from '#server/platform/db.ts';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { COUNTIES } from './california-counties.ts';
import * as store from './information-store.ts';
import type { Meaning } from './message-meaning.ts';
import { sourceName } from './source-names.ts';
import { shapeHash, usableShape } from './zone-shape.ts';
import type { ZoneStatus } from './zone-status.ts';

export const KIND_OF_STATUS: Partial<Record<ZoneStatus, InformationKind>> = {
  shelter: 'shelter-in-place',
  advisory: 'advisories',
};

const isRedFlag = ({ event }: ReportedMessage): boolean => event?.trim().toLowerCase() === 'red flag warning';

/** The message's own area, or its whole counties. Null: it names no place. */
export function areaOf({
  shape,
  counties,
}: Pick<ReportedMessage, 'shape' | 'counties'>): MultiPolygon | null {
  const own = usableShape(shape).shape;
  if (own) return own;
  const whole = counties
    .filter((fips) => fips.startsWith('06'))
    .toSorted()
    .flatMap((fips) => countyShape(fips) ?? []);
  return whole.length > 0 ? whole : null;
}

const placeOf = ({ counties, areaText }: ReportedMessage): string =>
  counties
    .flatMap((fips) => COUNTIES[fips]?.name ?? [])
    .map((name) => `${name} County`)
    .join(', ') ||
  areaText ||
  'your area';

/**
 * Follows a Red Flag Warning through its updates. Each update refers to the one before it. An update that changes
 * neither the area nor the end isn't announced.
 */
export async function followWeather(
  tx: Tx,
  message: ReportedMessage,
  { meaning, at }: { meaning: Meaning; at: Date },
): Promise<void> {
  const { identifier, references, msgType, endsAt } = message;
  if (meaning === 'test' || message.signature === 'refused') return;
  const before = references.length > 0 ? references.map((one) => one.identifier) : [identifier];
  const known = await store.byMessages(tx, before);
  if (msgType === 'Cancel') {
    if (known) await store.endInformation(tx, known.id, { at, reason: 'canceled' });
    return;
  }
  const shape = areaOf(message);
  if (!isRedFlag(message) || !shape || (endsAt && endsAt <= at)) return;
  const hash = shapeHash(shape);
  const facts = { shape, shapeHash: hash, endsAt, name: placeOf(message), changedAt: at };
  if (!known || known.endedAt) {
    await store.insertInformation(tx, {
      ...facts,
      kind: 'red-flag',
      key: `message:${identifier}`,
      source: message.senderName ?? 'National Weather Service',
      messageIds: [identifier],
    });
    return;
  }
  await store.noteMessage(tx, known.id, identifier);
  if (known.shapeHash !== hash || known.endsAt?.getTime() !== endsAt?.getTime())
    await store.changeInformation(tx, known.id, facts);
}

/** Reconciles events with the live zones, and ends those whose time has passed. Idempotent. */
export async function syncInformation(
  tx: Tx,
  feeds: Parameters<typeof sourceName>[0],
  at: Date,
): Promise<void> {
  for (const { event, status, endedAt } of await store.zoneEventsInForce(tx)) {
    if (endedAt === null && status && KIND_OF_STATUS[status]) continue;
    const isWorse = endedAt === null && (status === 'order' || status === 'warning');
    await store.endInformation(tx, event.id, { at, reason: isWorse ? 'raised' : 'lifted' });
  }
  for (const zone of await store.informingZones(tx)) {
    const kind = KIND_OF_STATUS[zone.status];
    const { shape, shapeHash: hash } = zone;
    if (!kind || !shape || !hash) continue;
    const facts = { kind, shape, shapeHash: hash, changedAt: at };
    const known = await store.byKey(tx, `zone:${zone.id}`);
    if (!known)
      await store.insertInformation(tx, {
        ...facts,
        key: `zone:${zone.id}`,
        name: zone.name?.trim() || zone.key,
        // Stored, so always in English.
        source: sourceName(feeds, zone.feedId, messagesIn('en').notices),
        url: zone.url,
        startsAt: zone.issuedAt,
      });
    else if (known.endedAt || known.kind !== kind || known.shapeHash !== hash)
      await store.changeInformation(tx, known.id, { ...facts, endedAt: null, endReason: null });
  }
  for (const { id } of await store.expired(tx, at))
    await store.endInformation(tx, id, { at, reason: 'expired' });
}

/** Our team announces something that no feed carries, such as a power shutoff. */
export async function announceInformation(
  tx: Tx,
  given: Pick<store.NewInformation, 'kind' | 'name' | 'source' | 'startsAt' | 'endsAt'> & {
    shape: MultiPolygon;
    by: string;
    at: Date;
  },
): Promise<store.InformationRow> {
  const { by, at, ...facts } = given;
  const made = await store.insertInformation(tx, {
    ...facts,
    key: `team:${randomUUID()}`,
    shapeHash: shapeHash(facts.shape),
    changedAt: at,
    announcedBy: by,
  });
  if (!made) throw new Error('information was not written');
  return made;
}

export {
  endInformation,
  findInformation,
  informationInForce,
  listInformation,
  lockUnpublished,
  setPublished,
  unpublished,
  type InformationRow,
} from './information-store.ts';
