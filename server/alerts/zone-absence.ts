/** Zones that an answer no longer has. Pure. */
import { CONFIRMING_MS, CONFIRMING_PULLS } from './pull-quality.ts';
import { nameOf, sayStatus } from './zone-questions.ts';
import type { Step, ZoneState } from './zone-step.ts';

const REPORTED = 'Reported lifted:';
export const isByAbsence = (endReason: string | null): boolean => endReason?.startsWith(REPORTED) ?? false;

/** One more whole answer without it. The third in half an hour or more ends it, as far as we are told. */
export function absent(zone: ZoneState, at: Date): Step {
  const absentSince = zone.absentSince ?? at;
  const absentPulls = zone.absentPulls + 1;
  const state = { ...zone, absentSince, absentPulls };
  const isOver =
    zone.vanishedAt === null &&
    absentPulls >= CONFIRMING_PULLS &&
    at.getTime() - absentSince.getTime() >= CONFIRMING_MS;
  if (!isOver) return { state, isChanged: true, version: null, changes: [], questions: [] };
  const reason = `${REPORTED} ${absentPulls} whole answers since ${absentSince.toISOString()} no longer have it.`;
  return {
    state: { ...state, status: 'lifted', endedAt: at, endReason: reason, version: zone.version + 1 },
    isChanged: true,
    version: reason,
    changes: [{ key: zone.key, kind: 'ended', from: zone.status, to: 'lifted', reason }],
    questions: [],
  };
}

export function vanished(zone: ZoneState, at: Date): Step {
  const reason = 'It went with most other zones at once. Only a person ends it.';
  const state = { ...zone, vanishedAt: zone.vanishedAt ?? at, absentSince: zone.absentSince ?? at };
  return {
    state,
    isChanged: true,
    version: null,
    changes: zone.vanishedAt
      ? []
      : [{ key: zone.key, kind: 'vanished', from: zone.status, to: zone.status, reason }],
    questions: [
      {
        kind: 'zone-vanished',
        about: at.toISOString(),
        zoneKey: zone.key,
        summary: `${nameOf(zone)}, ${sayStatus(zone.status)}, went with most other zones at once. Has it ended?`,
      },
    ],
  };
}
