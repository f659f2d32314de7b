import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { useBulkResults } from '#web/office/admin/queue/bulk-results.tsx';
import { DECLINE_REASON } from './waitlist-actions.tsx';
import { bulkVerb, consequenceOf, DECISION_WORDS, decisionsFor } from './waitlist-decisions.ts';
import { decideEntries, type Decision } from './waitlist-queries.ts';
import * as t from '#text/office/admin-waitlist.ts';

const DECISIONS: readonly Decision[] = ['approve', 'invite', 'decline', 'withdraw'];

const leftAlone = (rest: number, all: number) =>
  rest === 1 ? t.oneLeftAlone(all) : t.someLeftAlone(rest, all);

type WaitlistBulkProps = { chosen: readonly WaitlistEntry[]; onDone: () => void };

/** Applies one decision to all selected requests that allow it; failures are listed by name. */
export function WaitlistBulk({ chosen, onDone }: WaitlistBulkProps) {
  const [asking, setAsking] = useState<Decision>();
  const { results, showResults } = useBulkResults(onDone);
  const decide = useMutation(decideEntries);
  // An invited person already has a link. A new link revokes it, so resend one at a time.
  const fitting = (decision: Decision) =>
    chosen.filter(
      (entry) =>
        decisionsFor(entry).includes(decision) && !(decision === 'invite' && entry.status === 'invited'),
    );
  const who = (count: number) => (count === 1 ? t.onePerson : t.people(count));
  const count = asking ? fitting(asking).length : 0;
  const confirm = async (action: Decision, reason: string) => {
    const entryIds = fitting(action).map(({ id }) => id);
    const body = action === 'decline' ? { action, entryIds, reason } : { action, entryIds };
    const { done, refused } = await decide.mutateAsync(body);
    toast({
      title: DECISION_WORDS[action].manyDone(done.length),
    });
    if (refused.length > 0)
      showResults({
        done: done.length,
        failed: refused.map(({ entryId, email, reason: why }) => ({
          id: entryId,
          name: email ?? t.gone,
          why,
        })),
      });
    else onDone();
  };
  return (
    <>
      {DECISIONS.map((decision) => {
        const fits = fitting(decision).length;
        return (
          fits > 0 && (
            <Button key={decision} size="small" variant="outline" onClick={() => setAsking(decision)}>
              {bulkVerb(decision, fits)}
            </Button>
          )
        );
      })}
      {asking && (
        <DecisionDialog
          title={t.bulkQuestion[asking](count)}
          text={[
            consequenceOf(asking, who(count), false, count > 1),
            count < chosen.length && leftAlone(chosen.length - count, chosen.length),
          ]
            .filter((one) => one !== false)
            .join(' ')}
          action={bulkVerb(asking, count)}
          destructive={asking === 'decline' || asking === 'withdraw'}
          {...(asking === 'decline' ? { reason: DECLINE_REASON } : {})}
          onClose={() => setAsking(undefined)}
          onConfirm={(reason) => confirm(asking, reason)}
        />
      )}
      {results}
    </>
  );
}
