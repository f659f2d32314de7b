import type { ContactRole } from '#contract/outreach/partner-kinds.ts';

/** Decides which of a partner's contacts get a message next. */

export type Reachable = {
  id: string;
  role: ContactRole;
  /** "08:00:00" in the partner's time zone. Null: always. */
  onFrom: string | null;
  onTo: string | null;
};

/** A local time, like "14:05". */
export const clockTime = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at);

/** Someone who works from 22:00 to 06:00 is on duty at 02:00. */
export function isOnDuty({ onFrom, onTo }: Reachable, time: string): boolean {
  if (onFrom === null || onTo === null) return true;
  const [from, to] = [onFrom.slice(0, 5), onTo.slice(0, 5)];
  return from <= to ? time >= from && time < to : time >= from || time < to;
}

export type Chosen<C> = { contact: C; kind: 'ask' | 'remind' };

/**
 * First the first contact on duty, then the next one, then everyone else. If there is no one else, reminds the ones who
 * were asked, once. Billing contacts are asked only if the partner has no others.
 */
export function chooseContacts<C extends Reachable>(
  all: readonly C[],
  { asked, step, time }: { asked: ReadonlySet<string>; step: number; time: string },
): Chosen<C>[] {
  const front = all.filter(({ role }) => role !== 'billing');
  const usable = front.length > 0 ? front : all;
  const onDutyFirst = [
    ...usable.filter((contact) => isOnDuty(contact, time)),
    ...usable.filter((contact) => !isOnDuty(contact, time)),
  ];
  const fresh = onDutyFirst.filter(({ id }) => !asked.has(id));
  const next = step < 2 ? fresh.slice(0, 1) : fresh;
  if (next.length > 0) return next.map((contact) => ({ contact, kind: 'ask' }));
  return usable.filter(({ id }) => asked.has(id)).map((contact) => ({ contact, kind: 'remind' }));
}
