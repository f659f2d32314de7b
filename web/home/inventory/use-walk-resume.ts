import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useOnline } from '#web/lib/use-online.ts';
import { resumeWalk } from './walk-queue.ts';

/** Uploads the photos that an earlier walk left on this device, now and whenever the connection is back. */
export function useWalkResume(homeId: string, canEdit: boolean): void {
  const client = useQueryClient();
  const isOnline = useOnline();
  useEffect(() => {
    if (isOnline && canEdit) void resumeWalk(client, homeId);
  }, [client, homeId, isOnline, canEdit]);
}
