import { onlineManager, QueryClient } from '@tanstack/react-query';

/** Data is never stale by age: mutations and live events say what to fetch again. */
export function createQueryClient(): QueryClient {
  // It hears of changes alone: an app opened with no network would wait for nothing.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // An attempt without a network fails at once and says so, rather than waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
