import { Readable } from 'node:stream';
import type { FileReply } from '#server/platform/file-bodies.ts';
import { writeTimedEvent } from '#server/platform/ics.ts';
import { say } from '#server/platform/say.ts';
import type { EventRow } from './event-store.ts';
import { EVENTS_PATH } from './page-paths.ts';
import { type EventDeps, requireEvent } from './planning.ts';

/**
 * The event in a form that calendars can update: the same UID with a higher sequence moves it, and a cancellation
 * removes it.
 */
export const calendarOf = (event: EventRow, bringLabel: string, origin: string, at: Date): string =>
  writeTimedEvent(
    {
      uid: `${event.id}@hearthline`,
      title: event.title,
      text: [event.description, ...(event.bring ? [`${bringLabel}: ${event.bring}`] : [])].join('\n'),
      place: event.place,
      url: `${origin}${EVENTS_PATH}/${event.id}`,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      sequence: event.sequence,
      isCanceled: event.state !== 'planned',
    },
    at,
  );

export async function calendarFile(deps: EventDeps, eventId: string): Promise<FileReply> {
  const event = await requireEvent(deps.db, eventId);
  const bytes = Buffer.from(calendarOf(event, say().eventPages.bring, deps.config.origin, deps.clock.now()));
  return {
    stream: Readable.from([bytes]),
    mime: 'text/calendar; charset=utf-8',
    bytes: bytes.length,
    filename: 'event.ics',
  };
}
