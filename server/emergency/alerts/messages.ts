/**
 * Turns CAP and NWS messages into zones. Messages arrive in any order, twice, late or never, and the same
 * zones must be live in the end. A message is over when a trusted message refers to it. A zone is over when
 * none of its messages is left.
 */
import type { Tx } from '#server/platform/db.ts';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import { storeEvidence, makeEvidence, type Evidence } from './evidence.ts';
import { followWeather } from './information.ts';
import { meaningOf, type Judged } from './message-meaning.ts';
import * as messages from './message-store.ts';
import type { MessageRow } from './message-store.ts';
import {
  concernsCalifornia,
  isSameArea,
  isSameAuthority,
  statusFor,
  zoneKeyOf,
  zoneOfMessage,
} from './message-zone.ts';
import type { NormalZone } from './normal-zones.ts';
import * as store from './store.ts';
import { endEmpty, endExpiredZones } from './message-ends.ts';
import { usableShape } from './zone-shape.ts';
import { severityOf } from './zone-status.ts';
import type { ZoneChange } from './zone-step.ts';
import { applyMessageZones } from './zone-writing.ts';

/** A message with its evidence compressed, which takes time and happens before the transaction. */
export type PackedMessage = { message: ReportedMessage; evidence: Evidence };

export const packMessages = (given: readonly ReportedMessage[]): Promise<PackedMessage[]> =>
  Promise.all(
    given.map(async (message) => ({
      message,
      evidence: await makeEvidence(message.raw, contentType(message)),
    })),
  );

const contentType = ({ raw }: ReportedMessage): string =>
  raw.subarray(0, 1).toString() === '{' ? 'application/geo+json' : 'application/cap+xml';

type Context = { feedId: string; at: Date };

/** Applies a feed's messages, oldest first. Known messages and those about other states change nothing. */
export async function takeMessages(
  tx: Tx,
  context: Context,
  packed: readonly PackedMessage[],
): Promise<ZoneChange[]> {
  const changes: ZoneChange[] = [];
  const inOrder = packed.toSorted((a, b) => a.message.sentAt.getTime() - b.message.sentAt.getTime());
  for (const one of inOrder) {
    const known = await messages.findMessage(tx, one.message);
    if (known?.msgType || !(isUnread(one.message) || concernsCalifornia(one.message))) continue;
    changes.push(...(await takeOne(tx, context, one)));
  }
  changes.push(...(await endExpiredZones(tx, context)));
  return changes;
}

const isUnread = ({ signature }: ReportedMessage): boolean => signature === 'refused';

/** Decides what a message means, and whether it can change anything without a review. */
function judge(message: ReportedMessage): Judged {
  const { signatureProblem, references, sender } = message;
  if (isUnread(message))
    return { meaning: 'unknown', isDoubtful: true, why: signatureProblem ?? 'Its signature does not hold.' };
  const judged = meaningOf(message);
  if (signatureProblem !== null)
    return { ...judged, isDoubtful: true, why: `${judged.why} ${signatureProblem}` };
  const isForeign = references.some((one) => !isSameAuthority(sender, one.sender));
  return isForeign
    ? { ...judged, isDoubtful: true, why: `${judged.why} It changes the word of another sender.` }
    : judged;
}

async function takeOne(
  tx: Tx,
  context: Context,
  { message, evidence }: PackedMessage,
): Promise<ZoneChange[]> {
  const { feedId, at } = context;
  const judged = judge(message);
  await storeEvidence(tx, evidence);
  const row = await messages.saveMessage(tx, {
    feedId,
    sender: message.sender,
    identifier: message.identifier,
    sentAt: message.sentAt,
    msgType: message.msgType,
    capStatus: message.capStatus,
    event: message.event,
    headline: message.headline,
    meaning: judged.meaning,
    why: judged.why,
    isDoubtful: judged.isDoubtful ? 'yes' : 'no',
    signature: message.signature,
    endsAt: message.endsAt,
    evidenceHash: evidence.hash,
    receivedAt: at,
  });
  await followWeather(tx, message, { meaning: judged.meaning, at });
  const referred = await followReferences(tx, context, { message, judged, row });
  const origin = { ...context, evidenceHash: evidence.hash };
  const seen = await zoneFor(tx, context, { message, judged, row, referred });
  const changes = seen ? await applyMessageZones(tx, origin, [seen]) : [];
  if (seen) await join(tx, context, [row, ...referred], seen.key);
  else if (needsPerson(message, judged, at)) await askAbout(tx, context, { message, judged, row, referred });
  changes.push(...(await endEmpty(tx, origin, referred, judged.why)));
  return changes;
}

/**
 * It changed nothing but may matter. Doubtful orders and warnings that had already expired on arrival don't.
 */
const needsPerson = (
  { msgType, endsAt }: ReportedMessage,
  { meaning, isDoubtful }: Judged,
  at: Date,
): boolean =>
  meaning === 'lifted' && msgType !== 'Cancel'
    ? true
    : isDoubtful && meaning !== 'notice' && meaning !== 'test' && !(endsAt && endsAt <= at);

/** Marks the messages it replaces or cancels as over, if this message is trusted. */
async function followReferences(
  tx: Tx,
  { feedId, at }: Context,
  { message, judged, row }: { message: ReportedMessage; judged: Judged; row: MessageRow },
): Promise<MessageRow[]> {
  const referred: MessageRow[] = [];
  for (const triple of message.references) {
    const place = await messages.placeOf(tx, triple, feedId, at);
    referred.push(place);
    if (mayEnd(message, judged)) await messages.endMessage(tx, place.id, row.id, at);
  }
  return referred;
}

/** An unrelated update must not replace an order. Only a message with a current zone status does. */
const mayEnd = ({ msgType }: ReportedMessage, { meaning, isDoubtful }: Judged): boolean =>
  !isDoubtful &&
  (msgType === 'Cancel'
    ? meaning === 'lifted'
    : msgType === 'Update' && meaning !== 'unknown' && statusFor(meaning) !== null);

/** Returns the zone as this message starts or changes it, or null if it changes nothing. */
async function zoneFor(
  tx: Tx,
  { at, feedId }: Context,
  given: { message: ReportedMessage; judged: Judged; row: MessageRow; referred: readonly MessageRow[] },
): Promise<NormalZone | null> {
  const { message, judged, row, referred } = given;
  const isOver = row.endedBy !== null || (message.endsAt !== null && message.endsAt <= at);
  if (isUnread(message) || message.msgType === 'Cancel' || isOver) return null;
  const own = zoneOfMessage(message, judged, { key: zoneKeyOf(message), at });
  if (!own) return null;
  const known = await knownZoneOf(tx, feedId, { message, own, referred: [row, ...referred] });
  if (!known) return own.status === 'lifted' ? null : own;
  if (known.endedAt || !(await hasBelieved(tx, known.id, row.id)))
    return { ...own, key: known.key, issuedAt: latest(own.issuedAt, known.issuedAt) };
  // A doubtful or older message doesn't change what a trusted message says.
  if (judged.isDoubtful) return null;
  if (known.issuedAt && message.sentAt < known.issuedAt) {
    await messages.setZoneOf(tx, row.id, known.id);
    return null;
  }
  return { ...own, key: known.key };
}

const latest = (a: Date | null, b: Date | null): Date | null => (a && b && a < b ? b : (a ?? b));

/** Matches by reference, else by area: counties resend orders daily without referring to the last one. */
async function knownZoneOf(
  tx: Tx,
  feedId: string,
  { message, own, referred }: { message: ReportedMessage; own: NormalZone; referred: readonly MessageRow[] },
): Promise<store.Zone | undefined> {
  const [zoneId] = referred.flatMap((one) => one.zoneId ?? []);
  if (zoneId) return store.holdZone(tx, zoneId);
  const { shape } = usableShape(message.shape);
  if (!shape) return undefined;
  const live = await store.knownZones(tx, feedId, []);
  const same = live.filter((zone) => zone.shape !== null && isSameArea(zone.shape, shape));
  if (own.status !== 'lifted') return same.find(({ status }) => severityOf(own.status) >= severityOf(status));
  if (own.hold) return undefined;
  // "Lifted" without a reference counts only for the same area and the same authority.
  for (const zone of same) {
    const said = await messages.messagesOfZone(tx, zone.id);
    if (said.some(({ sender }) => isSameAuthority(sender, message.sender))) return zone;
  }
  return undefined;
}

const hasBelieved = async (tx: Tx, zoneId: string, besides: string): Promise<boolean> =>
  (await messages.messagesOfZone(tx, zoneId)).some(
    ({ id, isDoubtful, endedBy, msgType }) =>
      id !== besides && isDoubtful === 'no' && endedBy === null && msgType !== null,
  );

/** Also links placeholders of messages that never arrived, because later messages may refer to them. */
async function join(tx: Tx, { feedId }: Context, rows: readonly MessageRow[], key: string): Promise<void> {
  const zone = (await store.knownZones(tx, feedId, [key])).find((one) => one.key === key);
  if (!zone) return;
  for (const row of rows) if (row.zoneId === null) await messages.setZoneOf(tx, row.id, zone.id);
}

async function askAbout(
  tx: Tx,
  { feedId, at }: Context,
  {
    message,
    judged,
    row,
    referred,
  }: { message: ReportedMessage; judged: Judged; row: MessageRow; referred: readonly MessageRow[] },
): Promise<void> {
  const [zoneId] = referred.flatMap((one) => one.zoneId ?? []);
  const about = message.headline ?? message.areaText ?? message.event ?? 'A message';
  await openReview(tx, {
    kind: 'message-doubtful',
    key: `message ${row.id}`,
    ...(zoneId ? { zoneId } : {}),
    summary: `${about.slice(0, 160)}: ${message.signatureProblem ?? judged.why} It has changed nothing. What does it say?`,
    facts: { feed: feedId, sender: message.sender, identifier: message.identifier, meaning: judged.meaning },
    at,
  });
}
