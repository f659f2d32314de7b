import { useSyncExternalStore } from 'react';
import { z } from 'zod';
import { shownUserId } from './session.ts';

export type DeviceQueue<T> = {
  /** What the current user has waiting, oldest first. Returns a stable array until something changes. */
  list: () => readonly T[];
  write: (list: readonly T[]) => void;
  /** Deletes what another user who was signed in before left. */
  clearOthers: () => void;
  useList: () => readonly T[];
};

/**
 * What a user did that isn't sent yet: stored on the device, so that closing the page without a connection loses
 * nothing.
 */
export function openDeviceQueue<T>(key: string, item: z.ZodType<T>): DeviceQueue<T> {
  const Kept = z.object({ userId: z.string(), list: z.array(item) });
  const none: readonly T[] = [];
  const listeners = new Set<() => void>();
  /** If storage is full or blocked, it lasts as long as the page. */
  let memory: string | null = null;
  let seen: { raw: string | null; userId: string | null; list: readonly T[] } | undefined;

  function readRaw(): string | null {
    try {
      return memory ?? localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parse(raw: string | null, userId: string | null): readonly T[] {
    try {
      const kept = Kept.safeParse(JSON.parse(raw ?? 'null'));
      return kept.success && kept.data.userId === userId ? kept.data.list : none;
    } catch {
      return none;
    }
  }

  function list(): readonly T[] {
    const [raw, userId] = [readRaw(), shownUserId()];
    if (seen?.raw !== raw || seen.userId !== userId) seen = { raw, userId, list: parse(raw, userId) };
    return seen.list;
  }

  function write(next: readonly T[]): void {
    const raw = next.length > 0 ? JSON.stringify({ userId: shownUserId(), list: next }) : null;
    memory = null;
    try {
      if (raw === null) localStorage.removeItem(key);
      else localStorage.setItem(key, raw);
    } catch {
      memory = raw;
    }
    for (const notify of listeners) notify();
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener);
    addEventListener('storage', listener); // another tab sent it
    return () => {
      listeners.delete(listener);
      removeEventListener('storage', listener);
    };
  }

  return {
    list,
    write,
    clearOthers: () => {
      if (shownUserId() !== null && readRaw() !== null && list().length === 0) write(none);
    },
    useList: () => useSyncExternalStore(subscribe, list),
  };
}
