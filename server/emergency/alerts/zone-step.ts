/** One zone's next state, and what is to be said about it. */
import type { Zone } from './store.ts';
import type { ZoneStatus } from './zone-status.ts';
import type { HoldKind } from './zone-verdict.ts';

/** A zone's row but for what other places keep in it. */
export type ZoneState = Omit<Zone, 'id' | 'feedId' | 'incidentId'>;

export type ChangeKind = 'new' | 'status' | 'shape' | 'verdict' | 'back' | 'ended' | 'vanished';
export type ZoneChange = {
  key: string;
  kind: ChangeKind;
  from: ZoneStatus | null;
  to: ZoneStatus;
  reason: string;
};

export type ZoneQuestion = {
  kind: HoldKind | 'status-unknown' | 'report-older' | 'zone-vanished';
  /** What makes it another question about the same zone. */
  about: string;
  zoneKey: string;
  summary: string;
};

export type Step = {
  state: ZoneState;
  /** The row differs in more than when it was last seen. */
  isChanged: boolean;
  /** A new line of its history, with its reason. */
  version: string | null;
  changes: ZoneChange[];
  questions: ZoneQuestion[];
};
