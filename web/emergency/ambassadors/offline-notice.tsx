import type { UseQueryResult } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/emergency/ambassador.ts';

type NoticeProps = { query: UseQueryResult<unknown>; isReader: boolean };

/** Says why progress is missing: no connection, or not an active ambassador. The lessons can still be read. */
export function OfflineNotice({ query, isReader }: NoticeProps) {
  if (isReader)
    return (
      <Notice tone="info" title={t.onlyReading}>
        {t.onlyReadingText}
      </Notice>
    );
  if (!query.isLoadingError && query.fetchStatus !== 'paused') return null;
  const isOffline = query.fetchStatus === 'paused' || !navigator.onLine;
  return (
    <Notice tone="warning" live title={isOffline ? t.offline : sentence(query.error)}>
      {t.offlineText}
    </Notice>
  );
}
