/** A feed without a database, for the pure rules about responses: this holds what `takePull` would store. */
import { normalZones, isEmptyRow } from '#server/emergency/alerts/normal-zones.ts';
import { effectOf, type PullResponse, type Effect } from '#server/emergency/alerts/pull-effect.ts';
import type { ZoneState } from '#server/emergency/alerts/zone-step.ts';
import { minutes } from '#server/platform/clock.ts';
import type { ReportedZone } from '#server/ports/alert-feed.ts';
import { numbered } from './zones.ts';

export const START = new Date('2025-01-08T17:34:15Z').getTime();
export const minute = (n: number) => new Date(START + minutes(n));
export const many = (from: number, to: number, words?: string | null) =>
  Array.from({ length: to - from }, (_, n) => numbered(from + n, words));

export type Given =
  | ReportedZone[]
  | { zones: ReportedZone[]; problem?: string; count?: number; older?: string }
  | 'failed'
  | 'unchanged';

export function openFeed() {
  const zones = new Map<string, ZoneState>();
  const memory: Parameters<typeof effectOf>[0] = { lastGoodAt: null, doubt: null, lastZones: null };
  const pull = (atMinute: number, given: Given): Effect => {
    const at = minute(atMinute);
    const effect = effectOf(memory, [...zones.values()], answerOf(given, at), at);
    for (const { state } of effect.taken.steps) zones.set(state.key, state);
    memory.doubt = effect.doubt;
    if (effect.outcome === 'good' || effect.outcome === 'unchanged') memory.lastGoodAt = at;
    if (effect.outcome === 'good') memory.lastZones = Array.isArray(given) ? given.length : 0;
    return effect;
  };
  const orders = () => [...zones.values()].filter(({ status, endedAt }) => status === 'order' && !endedAt);
  return { pull, zones, orders, zone: (n: number) => zones.get(numbered(n).officialId ?? '') };
}

function answerOf(given: Given, at: Date): PullResponse {
  if (given === 'failed') return { kind: 'failed', reason: 'It did not answer.' };
  if (given === 'unchanged') return { kind: 'unchanged', isOlder: false };
  const more = Array.isArray(given) ? { zones: given } : given;
  const { zones, problem = null, count = null, older = null } = more;
  const blank = zones.filter(isEmptyRow).length;
  return { kind: 'zones', zones: normalZones(zones, at), rows: zones.length, blank, problem, count, older };
}

export const kinds = ({ taken }: Effect) => taken.changes.map(({ key, kind }) => `${key.slice(-4)} ${kind}`);
export const reviewKinds = ({ taken }: Effect) => taken.reviews.map(({ kind }) => kind);
