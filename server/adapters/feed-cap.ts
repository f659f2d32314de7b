/** Parses one CAP message: first the signature, then only the signed content. Pure. */
import type { X509Certificate } from 'node:crypto';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';
import { checkSignature, hashOfBytes, isValidAt } from './cap-signature.ts';
import { BadXml, child, children, parseXml, textOf, type XmlNode } from './feed-xml.ts';
import { readOutlines } from './feed-shapes.ts';

const CAP = /^urn:oasis:names:tc:emergency:cap:1\.[12]$/;
const MOST_OUTLINES = 200;
const MSG_TYPES = ['Alert', 'Update', 'Cancel', 'Ack', 'Error'] as const;

/** Without `trusted` nothing is pinned: signed messages are stored and go to review. */
export function readCap(raw: Buffer, trusted: readonly X509Certificate[]): ReportedMessage {
  const checked = checkSignature(raw, trusted);
  if (checked.outcome !== 'verified') return unread(raw, checked.reason);
  try {
    const message = readAlert(checked.signedXml, raw);
    if (!isValidAt(checked.certificate, message.sentAt))
      return unread(raw, 'Its certificate was not valid when it was sent.');
    const problem = checked.isPinned
      ? null
      : 'Its certificate is not from an issuer that was set as trusted.';
    return { ...message, signature: 'verified', signatureProblem: problem };
  } catch (e) {
    if (e instanceof BadXml) return unread(raw, e.message);
    throw e;
  }
}

/** None of its content is trusted, not even its identifier: it is identified by its bytes. */
const unread = (raw: Buffer, reason: string): ReportedMessage => ({
  sender: 'unread',
  identifier: `sha256:${hashOfBytes(raw)}`,
  sentAt: new Date(0),
  msgType: 'Error',
  capStatus: 'Unread',
  references: [],
  event: null,
  codes: [],
  headline: null,
  texts: [],
  response: [],
  urgency: null,
  severity: null,
  certainty: null,
  endsAt: null,
  shape: null,
  shapeProblem: 'It was not read.',
  counties: [],
  areaText: null,
  senderName: null,
  signature: 'refused',
  signatureProblem: reason,
  raw,
});

type Read = Omit<ReportedMessage, 'signature' | 'signatureProblem'>;

function readAlert(signedXml: string, raw: Buffer): Read {
  const [alert] = children(parseXml(signedXml), 'alert');
  if (!alert || !isCap(signedXml)) throw new BadXml('It is not a CAP alert.');
  const msgType = MSG_TYPES.find((type) => type === child(alert, 'msgType'));
  if (!msgType) throw new BadXml('It is of no known kind.');
  const infos = children(alert, 'info');
  const areas = infos.flatMap((info) => children(info, 'area'));
  const expires = infos.flatMap((info) => child(info, 'expires') ?? []).map(instant);
  return {
    sender: needed(alert, 'sender'),
    identifier: needed(alert, 'identifier'),
    sentAt: instant(needed(alert, 'sent')),
    msgType,
    capStatus: needed(alert, 'status'),
    references: readReferences(child(alert, 'references')),
    event: joined(infos.map((info) => child(info, 'event'))),
    codes: unique(infos.flatMap((info) => children(info, 'eventCode')).map((code) => child(code, 'value'))),
    headline: infos.map((info) => child(info, 'headline')).find((text) => text !== null) ?? null,
    texts: unique([...infos.flatMap(textsOf), child(alert, 'note')]),
    response: unique(infos.flatMap((info) => children(info, 'responseType').map(textOf))),
    urgency: child(infos[0], 'urgency'),
    severity: child(infos[0], 'severity'),
    certainty: child(infos[0], 'certainty'),
    endsAt: expires.length > 0 ? new Date(Math.max(...expires.map(Number))) : null,
    ...readOutlines(outlinesOf(areas)),
    counties: countiesOf(areas),
    areaText: joined(areas.map((area) => child(area, 'areaDesc'))),
    senderName: joined(infos.map((info) => child(info, 'senderName'))),
    raw,
  };
}

/** Recognizes the root of the signed text by its namespace, whatever the prefix. */
function isCap(signedXml: string): boolean {
  const [, prefix, attributes = ''] = /^<(?:([\w.-]+):)?alert((?:\s[^<>]*)?)>/.exec(signedXml) ?? [];
  const name = prefix ? `xmlns:${prefix}` : 'xmlns';
  return CAP.test(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '');
}

function needed(alert: XmlNode, name: string): string {
  const text = child(alert, name);
  if (text === null) throw new BadXml(`It has no ${name}.`);
  return text;
}

/** Requires an offset: without one the time is ambiguous. */
function instant(text: string): Date {
  const at = new Date(text);
  if (
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ||
    Number.isNaN(at.getTime())
  )
    throw new BadXml('It has a time that cannot be read.');
  return at;
}

/** Parses "sender,identifier,sent" separated by blanks, from the end, because senders are free text. */
function readReferences(text: string | null): Read['references'] {
  return (text?.split(/\s+/) ?? []).filter(Boolean).map((triple) => {
    const [, sender, identifier, sent] = /^(.+),([^,]+),([^,]+)$/.exec(triple) ?? [];
    if (!sender || !identifier || !sent)
      throw new BadXml('It refers to a message in a way that cannot be read.');
    return { sender, identifier, sentAt: instant(sent) };
  });
}

/** Headline, description, instruction and the short phone texts, in reading order. */
const textsOf = (info: XmlNode): (string | null)[] => [
  child(info, 'headline'),
  child(info, 'description'),
  child(info, 'instruction'),
  ...['CMAMlongtext', 'CMAMtext'].map((name) =>
    child(
      children(info, 'parameter').find((one) => child(one, 'valueName') === name),
      'value',
    ),
  ),
];

function outlinesOf(areas: readonly XmlNode[]): [number, number][][] {
  const written = unique(areas.flatMap((area) => children(area, 'polygon').map(textOf)));
  const circles = unique(areas.flatMap((area) => children(area, 'circle').map(textOf)));
  if (written.length + circles.length > MOST_OUTLINES) throw new BadXml('It has too many areas.');
  return [...written.map(readPolygon), ...circles.flatMap(readCircle)];
}

/**
 * Latitude comes first here. An unreadable pair becomes an impossible location, which invalidates the shape.
 */
const readPolygon = (text: string): [number, number][] => text.split(/\s+/).filter(Boolean).map(pair);

function pair(text: string): [number, number] {
  const [, lat, lng] = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/.exec(text) ?? [];
  return lat === undefined || lng === undefined ? [Infinity, Infinity] : [Number(lng), Number(lat)];
}

const CORNERS = 64;
const KM_PER_DEGREE = 111.195;

/**
 * "lat,lon radius" in kilometers. Without a radius it is a point and contains no one. The corners lie on the
 * circle, so the polygon is never larger.
 */
function readCircle(text: string): [number, number][][] {
  const [center = '', radius = ''] = text.split(/\s+/);
  const [lng, lat] = pair(center);
  const km = Number(radius);
  if (!(km > 0)) return [];
  const reach = km / KM_PER_DEGREE;
  return [
    Array.from({ length: CORNERS }, (_, i): [number, number] => {
      const turn = (i / CORNERS) * 2 * Math.PI;
      return [lng + (reach * Math.cos(turn)) / Math.cos((lat * Math.PI) / 180), lat + reach * Math.sin(turn)];
    }),
  ];
}

/** SAME codes: one digit for the part of the county, two for the state, three for the county. */
const countiesOf = (areas: readonly XmlNode[]): string[] =>
  unique(
    areas
      .flatMap((area) => children(area, 'geocode'))
      .filter((code) => child(code, 'valueName') === 'SAME')
      .map((code) => /^\d(\d{5})$/.exec(child(code, 'value') ?? '')?.[1] ?? null),
  );

const unique = (texts: readonly (string | null)[]): string[] =>
  [...new Set(texts.filter((text) => text !== null && text !== ''))] as string[];

const joined = (texts: readonly (string | null)[]): string | null => unique(texts).join('; ') || null;
