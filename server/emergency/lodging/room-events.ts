import type { Tx } from '#server/platform/db.ts';

/** Something that happened to a household's room after services started, for its timeline. */
export type RoomEvent = {
  incidentId: string;
  homeId: string;
  at: Date;
  kind: 'room.held' | 'room.extended' | 'room.released' | 'room.confirmed' | 'room.declined' | 'room.no-show';
  /** The person who caused it, if any. */
  actorId: string | null;
  detail: Record<string, string | number | boolean | null>;
};

/** Adds events to timelines. Passed in at startup, because another module owns them. */
export type RecordRoomEvent = (tx: Tx, news: readonly RoomEvent[]) => Promise<unknown>;
