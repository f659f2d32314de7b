/** Sending what waits on the device: in turn, and whenever it may work. */
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from './api-error.ts';

/** One tab at a time, and one after the other. */
export const inTurn = (name: string, work: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** Temporary failures (no response, a proxy's response, a server error, an ended session) can be retried. */
export const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status >= 500 ||
  [401, 408, 429].includes(error.status) ||
  error.code === 'account_switched';

/** Tries now, when the connection is back, when the page is shown, and every few seconds while something waits. */
export function useSentLater(
  waiting: number,
  send: (client: QueryClient) => Promise<void>,
  /** A connection that hangs fires no event when it recovers. */
  everyMs: number,
): void {
  const client = useQueryClient();
  useEffect(() => {
    if (waiting === 0) return;
    const again = () => {
      if (navigator.onLine) void send(client);
    };
    again();
    const timer = setInterval(again, everyMs);
    addEventListener('online', again);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      removeEventListener('online', again);
      document.removeEventListener('visibilitychange', again);
    };
  }, [waiting, client, send, everyMs]);
}
