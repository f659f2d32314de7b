import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Evacuation } from '#contract/emergency/evacuation.ts';
import { acknowledge } from './queries.ts';

const SIGNS_OF_LIFE = ['pointerdown', 'keydown'] as const;
/**
 * How long after opening the user is assumed to be there: fresh data in this time replaces what was cached
 * from an earlier visit.
 */
const OPENING_MS = 10_000;

function isUnread({ state, services, unserved, isFromDevice }: Evacuation): boolean {
  const told = unserved ?? services;
  if (!told || isFromDevice) return false;
  if (state === 'order') return told.acknowledgedAt === null;
  return told.endedAt !== null && told.endSeenAt === null;
}

/**
 * Opening the page counts as having seen what's on it, so reminders stop. Updates on an open page count as seen only
 * after an interaction or when the tab becomes visible: a laptop awake in an empty room must not silence the phone next
 * to the bed. A request can get lost, or arrive before services have started, so every interaction sends one until the
 * server has recorded it.
 */
export function useAcknowledged(evacuation: Evacuation): void {
  const { mutate } = useMutation(acknowledge);
  const { homeId } = evacuation;
  const isNew = isUnread(evacuation);
  const openedAt = useRef(0);
  const isSending = useRef(false);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  useEffect(() => {
    if (!isNew) return;
    const seen = () => {
      if (isSending.current || document.visibilityState !== 'visible') return;
      isSending.current = true;
      mutate(homeId, { onSettled: () => void (isSending.current = false) });
    };
    if (performance.now() - openedAt.current < OPENING_MS) seen();
    for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, seen);
    document.addEventListener('visibilitychange', seen);
    return () => {
      for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, seen);
      document.removeEventListener('visibilitychange', seen);
      isSending.current = false;
    };
  }, [isNew, homeId, mutate]);
}
