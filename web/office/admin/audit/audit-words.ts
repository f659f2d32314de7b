import type { AuditEntry } from '#contract/office/audit-admin.ts';
import { BRAND } from '#contract/brand.ts';
import { moneyWithCents } from '#web/lib/format.ts';
import { fieldName, isId, readable, spellCode } from '#web/lib/readable.ts';
import { ACTION_WORDS, wordsFor } from '#web/office/audit-log/action-words.ts';
import * as t from '#text/office/admin-audit.ts';

/** The actor, as the start of a sentence. */
export const actorText = ({ actor }: Pick<AuditEntry, 'actor'>): string => {
  if (actor.kind === 'product') return BRAND.name;
  return actor.name ?? t.formerMember;
};

/** "Changed a partner hotel". */
export function actionText({ action }: Pick<AuditEntry, 'action'>): string {
  const words = wordsFor(action);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The affected object or person; for a home only its owner. */
export function concernsOf({ about, concerns, detail }: Pick<AuditEntry, 'about' | 'concerns' | 'detail'>) {
  if (about === 'home') return concerns ? t.homeOf(concerns) : t.home;
  return [concerns, detail && readable(detail)].filter(Boolean).join(': ');
}

const MOST_ACTIONS = 80;

/** The actions whose description contains the typed text: "refund" finds the actions described with it. */
export function actionsWith(typed: string): string[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted.length < 3) return [];
  return Object.entries(ACTION_WORDS)
    .filter(([action, words]) => words.toLowerCase().includes(wanted) || action === wanted)
    .map(([action]) => action)
    .slice(0, MOST_ACTIONS);
}

const countOf = (ids: number): string => (ids === 1 ? t.oneRecord : t.records(ids));

/** A value in readable form. Ids mean nothing to the reader, so they are counted. */
export function valueWords(value: unknown, key = ''): string {
  if (value === null || value === undefined || value === '') return t.nothing;
  if (value === true) return t.yes;
  if (value === false) return t.no;
  if (typeof value === 'number')
    return /cents$/i.test(key) ? moneyWithCents(value) : value.toLocaleString('en-US');
  if (isId(value)) return countOf(1);
  if (typeof value === 'string') return spellCode(readable(value));
  if (Array.isArray(value)) {
    if (value.length === 0) return t.nothing;
    return value.every(isId) ? countOf(value.length) : value.map((part) => valueWords(part)).join(', ');
  }
  return Object.entries(value)
    .map(([name, part]) => `${fieldName(name)}: ${valueWords(part, name)}`)
    .join('\n');
}

export type Difference = { field: string; before: string | null; after: string | null };
type Facts = Readonly<Record<string, unknown>> | null;

/** Field by field; null if the object didn't exist. */
export const differencesOf = (before: Facts, after: Facts): Difference[] =>
  [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].map((key) => ({
    field: fieldName(key),
    before: before ? valueWords(before[key], key) : null,
    after: after ? valueWords(after[key], key) : null,
  }));

const DAY_MS = 86_400_000;
export const PERIODS = { all: null, day: 1, week: 7, month: 30, year: 365, days: null } as const;
export const PERIOD_WORDS: Record<keyof typeof PERIODS, string> = {
  all: t.anyTime,
  day: t.last24Hours,
  week: t.last7Days,
  month: t.last30Days,
  year: t.lastYear,
  days: t.chooseDays,
};

/** When a period began, rounded to the hour, so that a refetch has the same query key. */
export function periodStartOf(period: keyof typeof PERIODS, now: number): string | undefined {
  const days = PERIODS[period];
  if (days === null) return undefined;
  const hour = 3_600_000;
  return new Date(Math.floor((now - days * DAY_MS) / hour) * hour).toISOString();
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Local midnight at the start of a day, plus `later` days; undefined for an invalid date. */
function midnight(day: string, later = 0): string | undefined {
  const [year = 0, month = 0, date = 0] = DAY.test(day) ? day.split('-').map(Number) : [];
  const at = new Date(year, month - 1, date + later);
  return year >= 1900 && month > 0 ? at.toISOString() : undefined;
}

/** From the start of one day to the end of another in the reader's time zone; either may be open. */
export function daysOf(from: string, to: string): { from?: string; to?: string; problem?: string } {
  const begin = midnight(from);
  const begun = begin === undefined ? {} : { from: begin };
  const end = midnight(to, 1);
  if (begin !== undefined && end !== undefined && to < from) return { ...begun, problem: t.endBeforeStart };
  return { ...begun, ...(end === undefined ? {} : { to: end }) };
}
