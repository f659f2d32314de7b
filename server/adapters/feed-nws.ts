/** Parses National Weather Service alerts. Pure. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { FeedTrouble, type FeedContent, type ReportedMessage } from '#server/ports/alert-feed.ts';
import { readGeometry } from './feed-shapes.ts';

const words = z.string().nullish();
const many = z.record(z.string(), z.array(z.string())).nullish();

const Properties = z.object({
  id: z.string(),
  areaDesc: words,
  geocode: many,
  references: z.array(z.object({ identifier: z.string(), sender: z.string(), sent: z.string() })).nullish(),
  sent: z.string(),
  expires: words,
  ends: words,
  status: z.string(),
  messageType: z.enum(['Alert', 'Update', 'Cancel', 'Ack', 'Error']),
  severity: words,
  certainty: words,
  urgency: words,
  event: words,
  sender: z.string(),
  senderName: words,
  headline: words,
  description: words,
  instruction: words,
  note: words,
  response: words,
  parameters: many,
  eventCode: many,
});
type Properties = z.output<typeof Properties>;

/** Throws FeedTrouble if it isn't a list of alerts. Unreadable single alerts make the response partial. */
export function readNws(raw: Buffer): Extract<FeedContent, { kind: 'messages' }> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(raw.toString('utf8'));
  } catch (cause) {
    throw new FeedTrouble('It did not answer with whole JSON.', { cause });
  }
  const { features, type } = (parsed ?? {}) as { features?: unknown; type?: unknown };
  const list = Array.isArray(features) ? features : type === 'Feature' ? [parsed] : null;
  if (!list) throw new FeedTrouble('It did not answer with alerts.');
  const messages = new Map<string, ReportedMessage>();
  let unreadable = 0;
  for (const feature of list as unknown[]) {
    const message = readFeature(feature);
    if (message) keep(messages, message);
    else unreadable += 1;
  }
  return {
    kind: 'messages',
    messages: [...messages.values()],
    problem: unreadable > 0 ? `${unreadable} of its alerts cannot be read.` : null,
  };
}

/** Ids repeat: the same content is one message, different content is another. */
function keep(messages: Map<string, ReportedMessage>, message: ReportedMessage): void {
  const { raw: _, ...said } = message;
  const content = createHash('sha256').update(JSON.stringify(said)).digest('hex');
  const triple = `${message.sender},${message.identifier},${message.sentAt.toISOString()}`;
  const known = messages.get(triple);
  if (!known) return void messages.set(triple, message);
  const { raw: __, ...before } = known;
  if (JSON.stringify(before) === JSON.stringify(said)) return;
  messages.set(`${triple} ${content}`, {
    ...message,
    identifier: `${message.identifier}#${content.slice(0, 12)}`,
  });
}

function readFeature(feature: unknown): ReportedMessage | null {
  const { properties, geometry } = (feature ?? {}) as { properties?: unknown; geometry?: unknown };
  const parsed = Properties.safeParse(properties);
  if (!parsed.success) return null;
  const said = parsed.data;
  const sentAt = instant(said.sent);
  const references = (said.references ?? []).map(({ identifier, sender, sent }) => ({
    identifier,
    sender,
    sentAt: instant(sent),
  }));
  if (
    !sentAt ||
    !references.every((one): one is ReportedMessage['references'][number] => one.sentAt !== null)
  )
    return null;
  return {
    sender: said.sender,
    identifier: said.id,
    sentAt,
    msgType: said.messageType,
    capStatus: said.status,
    references,
    event: said.event?.trim() || null,
    codes: Object.values(said.eventCode ?? {}).flat(),
    headline: said.headline?.trim() || null,
    texts: textsOf(said),
    response: said.response ? [said.response] : [],
    urgency: said.urgency ?? null,
    severity: said.severity ?? null,
    certainty: said.certainty ?? null,
    // `expires` is when the text is outdated, `ends` when the danger is over: either can pass first.
    endsAt: instant(said.ends) ?? instant(said.expires),
    ...readGeometry(geometry),
    counties: (said.geocode?.['SAME'] ?? []).flatMap((code) => /^\d(\d{5})$/.exec(code)?.[1] ?? []),
    areaText: said.areaDesc ?? null,
    senderName: said.senderName ?? null,
    signature: 'unsigned',
    signatureProblem: null,
    raw: Buffer.from(JSON.stringify(feature)),
  };
}

const textsOf = ({ headline, description, instruction, note, parameters }: Properties): string[] => {
  const texts = [
    headline,
    ...(parameters?.['NWSheadline'] ?? []),
    description,
    instruction,
    ...(parameters?.['CMAMlongtext'] ?? []),
    ...(parameters?.['CMAMtext'] ?? []),
    note,
  ];
  return [...new Set(texts.flatMap((text) => text?.trim() || []))];
};

function instant(text: string | null | undefined): Date | null {
  if (!text || !/[Z\d]$/.test(text)) return null;
  const at = new Date(text);
  return Number.isNaN(at.getTime()) ? null : at;
}
