import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogClose, DialogContent, DialogFooter, DialogTitle } from '#web/ui/dialog.tsx';

type EntryDialogProps = {
  title: string;
  isBusy: boolean;
  onClose: () => void;
  onSubmit: (event: FormEvent) => void;
  saveLabel?: string;
  children: ReactNode;
};

/** A form dialog for one person, pet or contact. Mounted while open. */
export function EntryDialog({
  title,
  isBusy,
  onClose,
  onSubmit,
  saveLabel = 'Save',
  children,
}: EntryDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {children}
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="outline">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={isBusy}>
              {saveLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
