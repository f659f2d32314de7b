import type { Tx } from '#server/platform/db.ts';

/** Something that happened to a household's room after services started, for its timeline. */
export type RoomNews = {
  incidentId: string;
  homeId: string;
  at: Date;
  kind: 'room.held' | 'room.extended' | 'room.released';
  /** Who, when it was a person. */
  actorId: string | null;
  detail: Record<string, string | number | boolean | null>;
};

/** Enters it into the timeline, which is not ours: whoever wires the product hands this over. */
export type Tell = (tx: Tx, news: RoomNews) => Promise<unknown>;
