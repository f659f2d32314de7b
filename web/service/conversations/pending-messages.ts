/**
 * Messages to our team that are saved but not sent yet: stored on the device, so that closing the page without a
 * connection loses none. Each keeps its id, so the server stores it once.
 */
import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { HELP_MESSAGES } from '#web/lib/personal-storage.ts';
import { shownUserId } from '#web/lib/session.ts';

const PendingMessage = z.object({
  id: z.string(),
  homeId: z.string(),
  text: z.string(),
  at: z.number(),
  /** Why the server refused it for good. It stays until the member deletes it. */
  problem: z.string().optional(),
});
export type PendingMessage = z.infer<typeof PendingMessage>;
const Kept = z.object({ userId: z.string(), list: z.array(PendingMessage) });

const NONE: readonly PendingMessage[] = [];
const listeners = new Set<() => void>();
/** If storage is full or blocked, they last as long as the page. */
let memory: string | null = null;

function readRaw(): string | null {
  try {
    return memory ?? localStorage.getItem(HELP_MESSAGES);
  } catch {
    return null;
  }
}

function write(list: readonly PendingMessage[]): void {
  const raw = list.length > 0 ? JSON.stringify({ userId: shownUserId(), list }) : null;
  memory = null;
  try {
    if (raw === null) localStorage.removeItem(HELP_MESSAGES);
    else localStorage.setItem(HELP_MESSAGES, raw);
  } catch {
    memory = raw;
  }
  for (const notify of listeners) notify();
}

function parse(raw: string | null, userId: string | null): readonly PendingMessage[] {
  try {
    const kept = Kept.safeParse(JSON.parse(raw ?? 'null'));
    return kept.success && kept.data.userId === userId ? kept.data.list : NONE;
  } catch {
    return NONE;
  }
}

let seen: { raw: string | null; userId: string | null; list: readonly PendingMessage[] } | undefined;

/** The current user's unsent messages, oldest first. Returns a stable array until something changes. */
export function pendingMessages(): readonly PendingMessage[] {
  const [raw, userId] = [readRaw(), shownUserId()];
  if (seen?.raw !== raw || seen.userId !== userId) seen = { raw, userId, list: parse(raw, userId) };
  return seen.list;
}

export const queueMessage = (message: PendingMessage): void => write([...pendingMessages(), message]);

/** Removes a message that was sent, or that the member deletes. */
export const dropMessage = (id: string): void => write(pendingMessages().filter((one) => one.id !== id));

/** Keeps a refused message with the reason, so that the member can read both. */
export const refuseMessage = (id: string, problem: string): void =>
  write(pendingMessages().map((one) => (one.id === id ? { ...one, problem } : one)));

/** Deletes messages of another user who was signed in before. */
export function forgetOthersMessages(): void {
  if (shownUserId() !== null && readRaw() !== null && pendingMessages().length === 0) write(NONE);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener); // another tab sent it
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

export const usePendingMessages = (): readonly PendingMessage[] =>
  useSyncExternalStore(subscribe, pendingMessages);
