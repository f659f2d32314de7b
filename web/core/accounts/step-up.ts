import { useSyncExternalStore } from 'react';
import { withResolvers } from '#web/lib/with-resolvers.ts';

type Asking = { answer: Promise<boolean>; settle: (confirmed: boolean) => void };

let asking: Asking | null = null;
const listeners = new Set<() => void>();

function set(next: Asking | null): void {
  asking = next;
  for (const listener of listeners) listener();
}

/** Asks the member to verify their identity again. Calls refused at the same time share one prompt. */
export function confirmIdentity(): Promise<boolean> {
  if (asking) return asking.answer;
  const { promise, resolve } = withResolvers<boolean>();
  const settle = (confirmed: boolean) => {
    set(null);
    resolve(confirmed);
  };
  set({ answer: promise, settle });
  return promise;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The pending step-up prompt, if any. */
export const useStepUpPrompt = () => useSyncExternalStore(subscribe, () => asking);
