import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { useScreenKeys } from '#web/office/admin/queue/queue-keys.ts';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { ActionDialog } from './action-dialog.tsx';
import { type Action, ACTION_KEYS, actionsFor, nameOfAction } from './case-keys.ts';
import { changeCase } from './desk-queries.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import * as t from '#text/office/desk-case.ts';

/** All actions on a case, by button or shortcut. */
export function CaseActions({ found }: { found: CaseView }) {
  const [asking, setAsking] = useState<Action>();
  const [isGiving, setGiving] = useState(false);
  const change = useMutation(changeCase);
  const run = async (what: 'take' | 'reopen', done: string) => {
    try {
      await change.mutateAsync({ caseId: found.id, what, body: {} });
      toast({ title: done });
    } catch (error) {
      toast({ title: t.nothingChanged, text: sentence(error), destructive: true });
    }
  };
  const shown = actionsFor(found);
  const keys = useMemo(() => {
    const pairs = shown.map((action) => [
      ACTION_KEYS[action],
      () => {
        // Your own case is handed over; returning it to the queue has no shortcut.
        if (action === 'assign' && found.isMine) setGiving(true);
        else setAsking(action);
        return true;
      },
    ]);
    return Object.fromEntries(pairs) as Record<string, () => boolean>;
  }, [shown, found.isMine]);
  useScreenKeys(keys);
  return (
    <div className="flex flex-wrap gap-2">
      {found.state === 'open' && found.owner === null && (
        <Button busy={change.isPending} onClick={() => void run('take', t.youHaveCase(found.ref))}>
          {t.takeThisCase}
        </Button>
      )}
      {found.state !== 'open' && !found.mergedInto && (
        <Button busy={change.isPending} onClick={() => void run('reopen', t.caseIsOpen(found.ref))}>
          {t.reopen}
        </Button>
      )}
      {found.isMine && found.state !== 'closed' && (
        <Button variant="outline" onClick={() => setGiving(true)}>
          {t.handOver}
        </Button>
      )}
      {shown.map((action) => (
        <Button key={action} variant="outline" onClick={() => setAsking(action)}>
          {nameOfAction(action, found)}
        </Button>
      ))}
      {isGiving && <HandOverDialog offered={[found]} onClose={() => setGiving(false)} />}
      {asking && (
        <ActionDialog key={asking} action={asking} found={found} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}
