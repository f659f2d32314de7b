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
import * as t from '#text/office/desk-shift.ts';

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
      toast({ title: t.notChanged, text: sentence(error), destructive: true });
    }
  };
  return (
    <May use="cases.work">
      <span className="flex flex-wrap items-center gap-2">
        <span role="status" className="text-muted">
          {data.shift ? t.since(t.states[state], formatMoment(data.shift.beganAt)) : t.states[state]}
        </span>
        {state !== 'on' && (
          <Button
            variant={state === 'off' ? 'primary' : 'outline'}
            busy={start.isPending}
            onClick={() => void run(() => start.mutateAsync(), t.onShift)}
          >
            {state === 'off' ? t.startShift : state === 'break' ? t.endBreak : t.stayOnShift}
          </Button>
        )}
        {state === 'on' && (
          <Button
            variant="outline"
            busy={pause.isPending}
            onClick={() => void run(() => pause.mutateAsync(), t.onBreak)}
          >
            {t.takeBreak}
          </Button>
        )}
        {state !== 'off' && (
          <Button variant="outline" onClick={() => setEnding(true)}>
            {t.endShift}
          </Button>
        )}
      </span>
      {isEnding && <EndShift onClose={() => setEnding(false)} />}
    </May>
  );
}

/** Without cases, ends the shift at once. With cases, asks who gets them. */
function EndShift({ onClose }: { onClose: () => void }) {
  const mine = useQuery(deskQuery).data?.mine ?? [];
  const byMe = useQuery(shiftQuery).data?.byMe ?? [];
  const end = useMutation(endShift);
  /** A snapshot from when the dialog opened, because offering a case removes it from the list. */
  const [offering, setOffering] = useState<typeof mine>();
  const offered = new Set(byMe.map(({ caseId }) => caseId));
  const left = mine.filter(({ id }) => !offered.has(id));
  const finish = async (toQueue: boolean) => {
    try {
      const { shift, cases } = await end.mutateAsync({ toQueue });
      toast(
        shift.state === 'off'
          ? { title: t.shiftOver }
          : { title: t.shiftEnding, text: t.shiftEndingText(cases) },
      );
      return true;
    } catch (error) {
      toast({ title: t.notChanged, text: sentence(error), destructive: true });
      return false;
    }
  };
  if (offering) return <HandOverDialog offered={offering} onClose={onClose} />;
  const none = mine.length === 0;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !end.isPending && onClose()}>
      <DialogContent>
        <DialogTitle>{t.endYourShift}</DialogTitle>
        <DialogText>
          {none ? t.noCases : left.length === 0 ? t.allOffered : t.casesLeft(left.length)}
        </DialogText>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            {t.stayOnShift}
          </Button>
          {!none && (
            <Button
              variant="outline"
              busy={end.isPending}
              onClick={() => void finish(true).then((isDone) => isDone && onClose())}
            >
              {t.putAllInQueue}
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
            {none ? t.endShift : left.length > 0 ? t.handOver : t.endWhenAccepted}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
