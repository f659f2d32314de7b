/** Fictional messages in California, as feeds report them. */
import type { MultiPolygon } from '#contract/shape.ts';
import type { ReportedMessage } from '#server/ports/alert-feed.ts';

export const SENT = new Date('2026-07-29T10:00:00Z');

/** A square of about a mile near Bishop. */
export const square = (west = -118.4, south = 37.36, size = 0.02): MultiPolygon => [
  [
    [
      [west, south],
      [west, south + size],
      [west + size, south + size],
      [west + size, south],
      [west, south],
    ],
  ],
];

let count = 0;

export function reported(changed: Partial<ReportedMessage> = {}): ReportedMessage {
  count += 1;
  const identifier = changed.identifier ?? `message-${count}`;
  return {
    sender: 'alerts@canyon.example',
    identifier,
    sentAt: SENT,
    msgType: 'Alert',
    capStatus: 'Actual',
    references: [],
    event: 'Evacuation Immediate',
    codes: ['EVI'],
    headline: 'Evacuation Order for Upper Canyon',
    texts: ['Evacuation Order for Upper Canyon', 'Leave now by Canyon Road.'],
    response: ['Evacuate'],
    urgency: 'Immediate',
    severity: 'Extreme',
    certainty: 'Observed',
    endsAt: new Date(SENT.getTime() + 24 * 3_600_000),
    shape: square(),
    shapeProblem: null,
    counties: ['06027'],
    areaText: 'Upper Canyon',
    senderName: 'Canyon County',
    signature: 'verified',
    signatureProblem: null,
    raw: Buffer.from(`<alert>${identifier}</alert>`),
    ...changed,
  };
}

/** This many minutes after the first was sent. */
export const later = (minutes: number): Date => new Date(SENT.getTime() + minutes * 60_000);

export const referTo = (...messages: ReportedMessage[]): ReportedMessage['references'] =>
  messages.map(({ sender, identifier, sentAt }) => ({ sender, identifier, sentAt }));

export const cancelOf = (message: ReportedMessage, changed: Partial<ReportedMessage> = {}): ReportedMessage =>
  reported({
    msgType: 'Cancel',
    references: referTo(message),
    event: null,
    codes: [],
    headline: null,
    texts: [],
    response: [],
    endsAt: null,
    shape: null,
    shapeProblem: 'It came without a shape.',
    counties: [],
    areaText: null,
    ...changed,
  });
