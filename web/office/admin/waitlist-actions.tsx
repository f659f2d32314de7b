import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '#contract/outreach/invitations.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { consequenceOf, DECISION_WORDS, decisionsFor } from './waitlist-decisions.ts';
import { decideEntry, type Decision } from './waitlist-queries.ts';
import * as t from '#text/office/admin-waitlist.ts';

export const DECLINE_REASON = {
  label: t.reason,
  hint: t.reasonHint,
  missing: t.reasonMissing,
  most: 500,
};

/** The available decisions about a request. Each one asks for confirmation, because it sends an email. */
export function WaitlistActions({ entry }: { entry: WaitlistEntry }) {
  const [asking, setAsking] = useState<Decision>();
  const decide = useMutation(decideEntry);
  const may = useMay();
  const decisions = may('waitlist.decide') ? decisionsFor(entry) : [];
  const isAgain = entry.status === 'invited';
  const verbOf = (decision: Decision) =>
    decision === 'invite' && isAgain ? t.newLink : DECISION_WORDS[decision].verb;
  return (
    <>
      {decisions.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {decisions.map((decision, index) => (
            <Button
              key={decision}
              variant={index === 0 ? 'primary' : 'outline'}
              onClick={() => setAsking(decision)}
            >
              {verbOf(decision)}
            </Button>
          ))}
        </div>
      )}
      {asking && (
        <DecisionDialog
          title={`${verbOf(asking)}?`}
          text={consequenceOf(asking, entry.email, isAgain)}
          action={verbOf(asking)}
          destructive={asking === 'decline' || asking === 'withdraw'}
          {...(asking === 'decline' ? { reason: DECLINE_REASON } : {})}
          onClose={() => setAsking(undefined)}
          onConfirm={async (reason) => {
            await decide.mutateAsync({ entry, action: asking, reason });
            toast({ title: `${entry.email}: ${DECISION_WORDS[asking].done}` });
          }}
        />
      )}
    </>
  );
}
