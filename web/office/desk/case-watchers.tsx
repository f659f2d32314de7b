import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { watchCase, WATCH_SECONDS } from '#contract/office/watching.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { call } from '#web/lib/call.ts';
import { Notice } from '#web/ui/notice.tsx';
import { watcherWords } from './watcher-words.ts';

const watch = (caseId: string, state: 'viewing' | 'typing' | 'gone') =>
  call(watchCase, { params: { caseId }, body: { state } });

/** Shows who else is viewing this case or typing a reply, and reports your own presence to them. */
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
      // If this request gets lost, the presence times out after a few seconds.
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
