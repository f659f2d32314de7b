import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchCase, WATCH_SECONDS } from '#contract/office/watching.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { call } from '#web/lib/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { watcherWords } from './watcher-words.ts';

const watch = (caseId: string, state: 'viewing' | 'typing' | 'gone') =>
  call(watchCase, { params: { caseId }, body: { state } });

/** Says who else is viewing this case or typing a reply, and tells their windows the same about you. */
export function CaseWatchers({ caseId, isTyping }: { caseId: string; isTyping: boolean }) {
  const canWork = useMay()('cases.work');
  const state = isTyping ? 'typing' : 'viewing';
  const { data } = useQuery({
    queryKey: ['watchers', caseId, state],
    queryFn: () => watch(caseId, state),
    enabled: canWork,
    refetchInterval: WATCH_SECONDS * 1000,
    gcTime: 0,
    placeholderData: (known) => known,
  });
  useEffect(() => {
    if (!canWork) return undefined;
    return () => {
      // If this doesn't arrive, the notice goes after a few seconds anyway.
      watch(caseId, 'gone').catch(() => undefined);
    };
  }, [caseId, canWork]);
  const words = watcherWords(data?.others ?? []);
  return (
    <div role="status">
      {words && (
        <Notice tone="warning">
          <p>{words}</p>
        </Notice>
      )}
    </div>
  );
}
