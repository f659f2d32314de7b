import { Readable } from 'node:stream';
import type { z } from 'zod';
import { ruleText } from '#contract/emergency/zone-rules.ts';
import type { ZoneDetail, ZoneRow } from '#contract/office/operations-zones.ts';
import {
  activeByZone,
  homesToCorrect,
  activeHomeLocations,
} from '#server/emergency/activations/activations.ts';
import {
  decideZone,
  endZone,
  evidenceOf,
  liveZones,
  zoneHistory,
  zoneOf,
  type LiveZone,
} from '#server/emergency/alerts/alerts.ts';
import { recordAdminChange } from '#server/core/audit/audit.ts';
import type { Queryable, Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { AppError } from '#server/platform/errors.ts';
import type { FileReply } from '#server/platform/file-bodies.ts';
import type { Member } from '#server/platform/route.ts';
import { say } from '#server/platform/say.ts';

/** Enough dots to show where people are; more would only hide the map. */
const MOST_DOTS = 2000;

const hex = (hash: Uint8Array | null): string | null => hash && Buffer.from(hash).toString('hex');

export const zoneName = ({ name, key }: Pick<LiveZone, 'name' | 'key'>): string => name?.trim() || key;

/** Maps a zone for administrators, without its shape. */
export const zoneRow = (zone: LiveZone, homes: number): z.input<typeof ZoneRow> => ({
  id: zone.id,
  key: zone.key,
  name: zoneName(zone),
  county: zone.county,
  feedId: zone.feedId,
  status: zone.status,
  words: zone.words,
  verdict: zone.verdict,
  verdictReason: zone.verdictReason,
  rule: ruleText(zone.rule, say().zoneRules.rules),
  version: zone.version,
  firstSeenAt: zone.firstSeenAt,
  lastSeenAt: zone.lastSeenAt,
  orderSince: zone.orderSince,
  vanishedAt: zone.vanishedAt,
  endedAt: zone.endedAt,
  endReason: zone.endReason,
  incidentId: zone.incidentId,
  homes,
  evidence: hex(zone.evidenceHash),
});

export async function listZones(db: Queryable) {
  const zones = await liveZones(db);
  const homes = await activeByZone(
    db,
    zones.map(({ id }) => id),
  );
  const { places, total } = await activeHomeLocations(db, MOST_DOTS);
  return {
    zones: zones.map((zone) => ({ ...zoneRow(zone, homes.get(zone.id) ?? 0), shape: zone.shape })),
    homes: places,
    homesTotal: total,
  };
}

export async function readZone(db: Queryable, id: string): Promise<z.input<typeof ZoneDetail>> {
  const zone = await knownZone(db, id);
  const homes = await activeByZone(db, [id]);
  const history = await zoneHistory(db, id);
  return {
    ...zoneRow(zone, homes.get(id) ?? 0),
    notes: zone.notes,
    url: zone.url,
    shape: zone.shape,
    toCorrect: zone.incidentId ? await homesToCorrect(db, zone.incidentId, id) : 0,
    history: history
      .map(({ version, at, status, words, reason, rule, evidenceHash }) => ({
        version,
        at,
        status,
        words,
        reason,
        rule: ruleText(rule, say().zoneRules.rules),
        evidence: hex(evidenceHash),
      }))
      .toReversed(),
  };
}

export async function decideZoneAs(
  deps: Deps,
  admin: Member,
  asked: { zoneId: string; decision: 'approved' | 'refused'; note: string },
) {
  await deps.db.transaction(async (tx) => {
    const before = await knownZone(tx, asked.zoneId);
    const after = await decideZone(tx, deps, { ...asked, by: admin });
    const [was, is] = [before, after].map(({ verdict, verdictReason }) => ({ verdict, verdictReason }));
    await noteZone(tx, deps, admin, `zone.${asked.decision}`, { zone: before, was, is });
  });
  return readZone(deps.db, asked.zoneId);
}

export async function endZoneAs(deps: Deps, admin: Member, zoneId: string, reason: string) {
  await deps.db.transaction(async (tx) => {
    const zone = await knownZone(tx, zoneId);
    await endZone(tx, deps, { zoneId, reason, by: admin });
    const is = { status: 'lifted', endReason: reason };
    await noteZone(tx, deps, admin, 'zone.ended', {
      zone,
      was: { status: zone.status, endReason: null },
      is,
    });
  });
  return readZone(deps.db, zoneId);
}

async function knownZone(db: Queryable, id: string): Promise<LiveZone> {
  const zone = await zoneOf(db, id);
  if (!zone) throw new AppError('not_found', say().operationsErrors.noSuchZone);
  return zone;
}

const noteZone = (
  tx: Tx,
  { clock }: Deps,
  admin: Member,
  action: string,
  { zone, was, is }: { zone: LiveZone; was: object | undefined; is: object | undefined },
) =>
  recordAdminChange(tx, {
    at: clock.now(),
    actor: admin,
    action,
    subjectId: zone.id,
    detail: [zone.name, zone.key].filter(Boolean).join(', '),
    before: { ...was },
    after: { ...is },
  });

/** Returns the raw bytes as a download. Logs who downloaded them. */
export async function readEvidence(deps: Deps, admin: Member, hash: string): Promise<FileReply> {
  const isHash = /^[0-9a-f]{64}$/.test(hash);
  const found = isHash && (await evidenceOf(deps.db, Uint8Array.from(Buffer.from(hash, 'hex'))));
  if (!found) throw new AppError('not_found', say().operationsErrors.noSuchEvidence);
  await deps.db.transaction((tx) =>
    recordAdminChange(tx, {
      at: deps.clock.now(),
      actor: admin,
      action: 'evidence.downloaded',
      detail: hash,
      before: null,
      after: { hash, bytes: found.body.length },
    }),
  );
  const extension = found.contentType.includes('json')
    ? 'json'
    : found.contentType.includes('xml')
      ? 'xml'
      : 'bin';
  return {
    stream: Readable.from(found.body),
    mime: found.contentType,
    bytes: found.body.length,
    filename: `evidence-${hash.slice(0, 12)}.${extension}`,
  };
}
