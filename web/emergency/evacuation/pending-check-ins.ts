/**
 * Check-ins that are saved but not sent yet: stored on the device, so that closing the page on the way to the
 * car loses none.
 */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { CheckInState } from '#contract/emergency/evacuation.ts';
import { CHECK_INS } from '#web/lib/personal-storage.ts';
import { shownUserId } from '#web/lib/session.ts';

/** No names, so that the stored data reveals nothing about anyone. */
const PendingCheckIn = z.object({
  homeId: z.string(),
  personId: z.string(),
  incidentId: z.string().nullable(),
  state: CheckInState,
  at: z.number(),
  /** "Everyone is safe": never clears a call for help. */
  isForEveryone: z.boolean().optional(),
});
export type PendingCheckIn = z.infer<typeof PendingCheckIn>;
const Kept = z.object({ userId: z.string(), list: z.array(PendingCheckIn) });

const NONE: readonly PendingCheckIn[] = [];
const listeners = new Set<() => void>();
/** If storage is full or blocked, they last as long as the page. */
let memory: string | null = null;

function readRaw(): string | null {
  try {
    return memory ?? localStorage.getItem(CHECK_INS);
  } catch {
    return null;
  }
}

function write(list: readonly PendingCheckIn[]): void {
  const raw = list.length > 0 ? JSON.stringify({ userId: shownUserId(), list }) : null;
  memory = null;
  try {
    if (raw === null) localStorage.removeItem(CHECK_INS);
    else localStorage.setItem(CHECK_INS, raw);
  } catch {
    memory = raw;
  }
  for (const tell of listeners) tell();
}

function parse(raw: string | null, userId: string | null): readonly PendingCheckIn[] {
  try {
    const kept = Kept.safeParse(JSON.parse(raw ?? 'null'));
    return kept.success && kept.data.userId === userId ? kept.data.list : NONE;
  } catch {
    return NONE;
  }
}

let seen: { raw: string | null; userId: string | null; list: readonly PendingCheckIn[] } | undefined;

/** The current user's pending check-ins, oldest first. Returns a stable array until something changes. */
export function pendingCheckIns(): readonly PendingCheckIn[] {
  const [raw, userId] = [readRaw(), shownUserId()];
  if (seen?.raw !== raw || seen.userId !== userId) seen = { raw, userId, list: parse(raw, userId) };
  return seen.list;
}

const isSame = (a: PendingCheckIn, b: PendingCheckIn) => a.homeId === b.homeId && a.personId === b.personId;

/** Only the latest check-in per person is sent. */
export const queueCheckIn = (said: PendingCheckIn): void =>
  write([...pendingCheckIns().filter((one) => !isSame(one, said)), said]);

/** Removes a check-in that was sent or finally refused. One made in the meantime stays. */
export const dropCheckIn = (said: PendingCheckIn): void =>
  write(
    pendingCheckIns().filter((one) => !isSame(one, said) || one.at !== said.at || one.state !== said.state),
  );

/** Logging out deletes them. */
export const clearPendingCheckIns = (): void => write(NONE);

/** Deletes check-ins of another user who was signed in before. */
export function forgetOthersCheckIns(): void {
  if (shownUserId() !== null && readRaw() !== null && pendingCheckIns().length === 0) clearPendingCheckIns();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener); // another tab sent it
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const usePendingCheckIns = (): readonly PendingCheckIn[] =>
  useSyncExternalStore(subscribe, pendingCheckIns);
