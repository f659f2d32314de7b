/** A zone's next state, with the changes and reviews it causes. */
import type { ZoneRule } from '#contract/emergency/zone-rules.ts';
import type { Zone } from './store.ts';
import type { ZoneStatus } from './zone-status.ts';
import type { HoldKind } from './zone-verdict.ts';

/** A zone's row without the fields that other modules own. */
export type ZoneState = Omit<Zone, 'id' | 'feedId' | 'incidentId'>;

export type ChangeKind = 'new' | 'status' | 'shape' | 'verdict' | 'back' | 'ended' | 'vanished';
export type ZoneChange = {
  key: string;
  kind: ChangeKind;
  from: ZoneStatus | null;
  to: ZoneStatus;
  reason: string;
  /** The written rule that was applied. */
  rule: ZoneRule;
};

export type ZoneReview = {
  kind: HoldKind | 'status-unknown' | 'report-older' | 'zone-vanished' | 'rows-disagree';
  /** Distinguishes several reviews about the same zone. */
  about: string;
  zoneKey: string;
  summary: string;
  /** Further details for the reviewer, such as the conflicting rows. */
  facts?: Record<string, string>;
};

export type Step = {
  state: ZoneState;
  /** Whether the row differs in more than the time it was last seen. */
  isChanged: boolean;
  /** Reason for a new history version; null if there is none. */
  version: string | null;
  changes: ZoneChange[];
  reviews: ZoneReview[];
};
