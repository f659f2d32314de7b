import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';

export type BulkOutcome = { done: number; failed: readonly { id: string; name: string; why: string }[] };

/** The items of a bulk action that failed, each with its reason. Stays until dismissed. */
export function BulkResults({ outcome, onClose }: { outcome: BulkOutcome; onClose: () => void }) {
  const { done, failed } = outcome;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>
          {failed.length} of {done + failed.length} could not be done
        </DialogTitle>
        <DialogText>
          {done === 0 ? 'Nothing was changed.' : `The other ${done} ${done === 1 ? 'is' : 'are'} done.`}
        </DialogText>
        <ul className="grid gap-3" aria-label="Not done">
          {failed.map(({ id, name, why }) => (
            <li key={id} className="border-l-2 border-danger pl-3">
              <p className="font-medium wrap-anywhere">{name}</p>
              <p className="text-muted">{why}</p>
            </li>
          ))}
        </ul>
        <DialogFooter>
          <Button onClick={onClose}>Close</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
