import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import * as t from '#text/office/admin-queue.ts';

type BulkOutcome = { done: number; failed: readonly { id: string; name: string; why: string }[] };

/** Lists what a bulk action couldn't do, once there is something to show. `onDone` runs when it is closed. */
export function useBulkResults(onDone: () => void): {
  results: ReactNode;
  showResults: (outcome: BulkOutcome) => void;
} {
  const [outcome, setOutcome] = useState<BulkOutcome>();
  const close = () => {
    setOutcome(undefined);
    onDone();
  };
  return { results: outcome && <BulkResults outcome={outcome} onClose={close} />, showResults: setOutcome };
}

/** The items of a bulk action that failed, each with its reason. Stays until dismissed. */
function BulkResults({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { done, failed } = outcome;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{t.couldNotDo(failed.length, done + failed.length)}</DialogTitle>
        <DialogText>{done === 0 ? t.nothingWasChanged : t.othersDone(done)}</DialogText>
        <ul className="grid gap-3" aria-label={t.notDone}>
          {failed.map(({ id, name, why }) => (
            <li key={id} className="border-l-2 border-danger pl-3">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-muted">{why}</p>
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={onClose}>{t.close}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
