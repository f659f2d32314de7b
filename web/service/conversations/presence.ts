import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import * as contract from '#contract/service/presence.ts';
import { call } from '#web/lib/call.ts';
import * as t from '#text/service/conversations.ts';
import { locale } from '#text/locale.ts';

/** How both sides read and report presence in a conversation. */
export type PresenceSide = {
  /** The query key: starts with the topic of the live updates that invalidate it. */
  key: readonly string[];
  read: () => Promise<contract.Presence>;
  /** Undefined for people who only read. */
  beat?: ((beat: contract.Beat) => Promise<contract.Presence>) | undefined;
};

export const householdSide = (homeId: string, caseId: string): PresenceSide => ({
  key: ['presence', 'help', homeId, caseId],
  read: () => call(contract.getHelpPresence, { params: { homeId, caseId } }),
  beat: (body) => call(contract.setHelpPresence, { params: { homeId, caseId }, body }),
});

export const teamSide = (caseId: string, canBeat: boolean): PresenceSide => ({
  key: ['presence', 'desk', caseId],
  read: () => call(contract.getCasePresence, { params: { caseId } }),
  beat: canBeat ? (body) => call(contract.setCasePresence, { params: { caseId }, body }) : undefined,
});

const BEAT_MS = contract.BEAT_SECONDS * 1000;
const TYPING_MS = contract.TYPING_SECONDS * 1000;

const presenceQuery = (side: PresenceSide) =>
  queryOptions({
    queryKey: side.key,
    queryFn: side.read,
    // Typing times out without an event.
    refetchInterval: ({ state }) =>
      state.data?.people.some(({ isTyping }) => isTyping) ? TYPING_MS : 2 * BEAT_MS,
  });

/**
 * Reports that this window shows the conversation, and returns who is present on the other side. Call `onType` with
 * each change of the text, so that the other side sees "is typing".
 */
export function usePresence(side: PresenceSide | undefined): {
  people: contract.Presence['people'];
  onType: () => void;
} {
  const client = useQueryClient();
  const { data } = useQuery({
    ...presenceQuery(side ?? { key: ['presence', 'none'], read: () => Promise.resolve({ people: [] }) }),
    enabled: side !== undefined,
  });
  const current = useRef(side);
  useEffect(() => {
    current.current = side;
  });
  const typedAt = useRef(0);
  const report = useCallback(
    async (beat: contract.Beat) => {
      const to = current.current;
      // A lost beat doesn't matter, because the next one follows.
      const seen = await to?.beat?.(beat).catch(() => undefined);
      if (to && seen && beat.isHere) client.setQueryData([...to.key], seen);
    },
    [client],
  );
  const name = side?.key.join('/');
  useEffect(() => {
    if (name === undefined) return;
    const beat = () => {
      if (document.visibilityState === 'visible') void report({ isHere: true, isTyping: false });
    };
    const onVisibility = () =>
      document.visibilityState === 'visible' ? beat() : void report({ isHere: false, isTyping: false });
    beat();
    const timer = setInterval(beat, BEAT_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      void report({ isHere: false, isTyping: false });
    };
  }, [name, report]);
  const onType = useCallback(() => {
    const now = Date.now();
    if (now - typedAt.current < TYPING_MS / 2) return;
    typedAt.current = now;
    void report({ isHere: true, isTyping: true });
  }, [report]);
  return { people: data?.people ?? [], onType };
}

const names = (people: contract.Presence['people']): string =>
  new Intl.ListFormat(locale).format(people.map(({ name }) => name));

/** "Ana is typing …", "Ana is here", or nothing. */
export function presenceWords(people: contract.Presence['people']): string | null {
  const typing = people.filter(({ isTyping }) => isTyping);
  if (typing.length > 0) return t.typing(names(typing), typing.length);
  if (people.length === 0) return null;
  return t.reading(names(people), people.length);
}
