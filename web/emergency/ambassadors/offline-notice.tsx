import type { UseQueryResult } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/emergency/ambassador.ts';

/** Says why progress is missing: no connection, or no right to the training. The lessons stay readable. */
export function OfflineNotice({ query }: { query: UseQueryResult<unknown> }) {
  if (!query.isLoadingError && query.fetchStatus !== 'paused') return null;
  const isOffline = query.fetchStatus === 'paused' || !navigator.onLine;
  return (
    <Notice tone="warning" live title={isOffline ? t.offline : sentence(query.error)}>
      {t.offlineText}
    </Notice>
  );
}
