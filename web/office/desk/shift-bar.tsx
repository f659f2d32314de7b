import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { deskQuery } from './desk-queries.ts';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { endShift, pauseShift, shiftQuery, startShift } from './shift-queries.ts';

const WORDS = { on: 'On shift', break: 'On a break', ending: 'Ending your shift', off: 'Off shift' } as const;

/** Starts, pauses and ends your shift. */
export function ShiftBar() {
  const { data } = useQuery(shiftQuery);
  const start = useMutation(startShift);
  const pause = useMutation(pauseShift);
  const [isEnding, setEnding] = useState(false);
  if (!data) return null;
  const state = data.shift?.state ?? 'off';
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Your shift wasn’t changed', text: sentence(error), destructive: true });
    }
  };
  return (
    <May use="cases.work">
      <span className="flex flex-wrap items-center gap-2">
        <span role="status" className="text-muted">
          {WORDS[state]}
          {data.shift && `, since ${formatMoment(data.shift.beganAt)}`}
        </span>
        {state !== 'on' && (
          <Button
            variant={state === 'off' ? 'primary' : 'outline'}
            busy={start.isPending}
            onClick={() => void run(() => start.mutateAsync(), 'You’re on shift')}
          >
            {state === 'off' ? 'Start shift' : state === 'break' ? 'End break' : 'Stay on shift'}
          </Button>
        )}
        {state === 'on' && (
          <Button
            variant="outline"
            busy={pause.isPending}
            onClick={() => void run(() => pause.mutateAsync(), 'You’re on a break')}
          >
            Take a break
          </Button>
        )}
        {state !== 'off' && (
          <Button variant="outline" onClick={() => setEnding(true)}>
            End shift
          </Button>
        )}
      </span>
      {isEnding && <EndShift onClose={() => setEnding(false)} />}
    </May>
  );
}

/** Ends the shift at once without cases. With cases, asks who gets them. */
function EndShift({ onClose }: { onClose: () => void }) {
  const mine = useQuery(deskQuery).data?.mine ?? [];
  const byMe = useQuery(shiftQuery).data?.byMe ?? [];
  const end = useMutation(endShift);
  /** As they were when asked: an offer that is made takes its case off the list. */
  const [offering, setOffering] = useState<typeof mine>();
  const offered = new Set(byMe.map(({ caseId }) => caseId));
  const left = mine.filter(({ id }) => !offered.has(id));
  const finish = async (toQueue: boolean) => {
    try {
      const { shift, cases } = await end.mutateAsync({ toQueue });
      toast(
        shift.state === 'off'
          ? { title: 'Your shift is over' }
          : {
              title: 'Your shift is ending',
              text: `It’s over when your colleagues have accepted ${cases === 1 ? 'your case' : `your ${cases} cases`}.`,
            },
      );
      return true;
    } catch (error) {
      toast({ title: 'Your shift wasn’t changed', text: sentence(error), destructive: true });
      return false;
    }
  };
  if (offering) return <HandOverDialog offered={offering} onClose={onClose} />;
  const none = mine.length === 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !end.isPending && onClose()}>
      <DialogContent>
        <DialogTitle>End your shift</DialogTitle>
        <DialogText>
          {none
            ? 'You have no cases. Your shift ends now.'
            : left.length === 0
              ? 'All your cases are offered. Your shift is over when your colleagues have accepted them.'
              : `You have ${left.length === 1 ? '1 case' : `${left.length} cases`} that no one else knows about. Hand ${left.length === 1 ? 'it' : 'them'} over, or put ${left.length === 1 ? 'it' : 'them'} back in the queue.`}
        </DialogText>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Stay on shift
          </Button>
          {!none && (
            <Button
              variant="outline"
              busy={end.isPending}
              onClick={() => void finish(true).then((isDone) => isDone && onClose())}
            >
              Put all in the queue
            </Button>
          )}
          <Button
            busy={end.isPending}
            onClick={() =>
              void finish(false).then((isDone) => {
                if (isDone && left.length > 0) setOffering(left);
                else if (isDone) onClose();
              })
            }
          >
            {none ? 'End shift' : left.length > 0 ? 'Hand over' : 'End when accepted'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
