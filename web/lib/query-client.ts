import { onlineManager, QueryClient } from '@tanstack/react-query';

/** Data never goes stale by age: mutations and live updates decide what to refetch. */
export function createQueryClient(): QueryClient {
  // The online manager only listens for changes, so an app opened offline would wait forever.
  onlineManager.setOnline(navigator.onLine);
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        // Offline attempts fail immediately with an error instead of pausing silently.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
