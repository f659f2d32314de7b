import type { Queryable, Tx } from '#server/platform/db.ts';
import { proposersOf } from './declaration-store.ts';
import { readEvidence } from './evidence.ts';
import * as store from './store.ts';

export { decideRows, decideZone, endZone, keepVanishedZone, type Decider } from './deciding.ts';
export {
  decideDeclaration,
  declarationOf,
  listDeclarations,
  proposeDeclaration,
  withdrawDeclaration,
  type Declaration,
} from './declarations.ts';
export { zonesChanged } from './jobs-out.ts';
export { pullNow } from './polling.ts';
// The shared logic for polling, judging and storing any official source; hazards have their own content and rules.
export { dueNow, pollSource } from './poll-source.ts';
export { hashOf, makeEvidence, storeEvidence } from './evidence.ts';
export { feedState, type PullOutcome } from './feed-state.ts';
export { olderByHeaders } from './pull-age.ts';
export { CONFIRMING_PULLS, isSettled, nextDoubt, type Doubt } from './pull-quality.ts';
export { findPullLike, holdFeed, lastGoodPull } from './store.ts';
export { writePull } from './write-pull.ts';
export { areaKm2, boxOf, shapeProblemText, unionOf, usableShape, type Box } from './zone-shape.ts';
export {
  announceInformation,
  endInformation,
  findInformation,
  informationInForce,
  listInformation,
  lockUnpublished,
  setPublished,
  syncInformation,
  unpublished,
  type InformationRow,
} from './information.ts';
export { sourceName } from './source-names.ts';
export { isByAbsence } from './zone-absence.ts';
export { takePull, type PullResult } from './take-pull.ts';

/** The feed of the demo's simulated county. */
export const DEMO_FEED_ID = 'demo';

/** A zone with the hash of the evidence behind its latest version. */
export type LiveZone = store.ZoneWithEvidence;
export type { FeedState } from './feed-state.ts';
export type { ZoneStatus } from './zone-status.ts';
export type { ZoneChange } from './zone-step.ts';

/** Every zone that has not ended, whatever its status or verdict. */
export const liveZones = (db: Queryable): Promise<LiveZone[]> => store.liveZones(db);

export const zonesByIds = (db: Queryable, ids: readonly string[]): Promise<LiveZone[]> =>
  store.zonesByIds(db, ids);

export const zoneOf = async (db: Queryable, id: string): Promise<LiveZone | undefined> =>
  (await store.zonesByIds(db, [id]))[0];

/** Includes ended zones. */
export const zonesOfIncident = (db: Queryable, incidentId: string): Promise<LiveZone[]> =>
  store.zonesOfIncident(db, incidentId);

/** Every live zone, plus the ended zones of one incident. */
export const liveZonesAndIncident = (db: Queryable, incidentId: string): Promise<LiveZone[]> =>
  store.liveZonesAndIncident(db, incidentId);

/** Zones of these incidents, including ended ones, whose bounding boxes overlap one of the given boxes. */
export const zonesOfIncidentsIn = store.zonesOfIncidentsIn;

/** Live zones whose bounding boxes overlap one of the given boxes. */
export const liveZonesNear = store.liveZonesNear;

/** Zones of these sources around a place, including ended ones: on quiet days they determine the place's zone. */
export const listedZonesNear = store.listedZonesNear;

/** SQL for named statements: the box of a live zone is within this many degrees of a place. */
export const isNearLiveZoneText = (lat: string, lng: string, degrees: string): string =>
  `exists (select 1 from zones zone where zone.ended_at is null
    and zone.west <= ${lng} + ${degrees} and zone.east >= ${lng} - ${degrees}
    and zone.south <= ${lat} + ${degrees} and zone.north >= ${lat} - ${degrees})`;

/** Current state of zones without their shapes: all live zones, plus those named by id. */
export const zoneHeads = (db: Queryable, alsoIds: readonly string[] = []) => store.zoneHeads(db, alsoIds);
export type ZoneHead = store.ZoneHead;

/** Version history of several zones. */
export const historyOfZones = (db: Queryable, ids: readonly string[]) => store.versionsOfZones(db, ids);

/** What specific zone versions said, without their shapes. */
export const versionsAs = store.versionsAs;

/** Version history of one zone. */
export const zoneHistory = (db: Queryable, id: string) => store.versionsOf(db, id);

/** The raw bytes exactly as received. */
export const evidenceOf = (db: Queryable, hash: Uint8Array<ArrayBuffer>) => readEvidence(db, hash);

export const listFeeds = (db: Queryable) => store.listFeeds(db);
export const recentPulls = (db: Queryable, feedId: string, limit = 50) =>
  store.recentPulls(db, feedId, limit);

/** Team members who declared an order that belongs to this incident. */
export const declarersOf = (db: Queryable, incidentId: string): Promise<string[]> =>
  proposersOf(db, incidentId);

export const setIncident = async (tx: Tx, zoneId: string, incidentId: string): Promise<void> => {
  await store.setZone(tx, zoneId, { incidentId });
};
