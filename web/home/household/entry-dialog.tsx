import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx';
import * as t from '#text/home/household.ts';

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
  saveLabel = t.save,
  children,
}: EntryDialogProps) {
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{title}</DialogTitle>
        <form noValidate onSubmit={onSubmit} className="grid gap-4">
          {children}
          <DialogActions>
            <Button type="submit" busy={isBusy}>
              {saveLabel}
            </Button>
          </DialogActions>
        </form>
      </DialogContent>
    </Dialog>
  );
}
