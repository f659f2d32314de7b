import { useState } from 'react';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import * as t from '#text/office/partners.ts';

type RemoveButtonProps = {
  /** Names the row for screen readers. */
  what: string;
  title: string;
  text: string;
  action: string;
  onRemove: () => Promise<unknown>;
};

/** Removes a part of a partner after a confirmation, because the partner may no longer be used without it. */
export function RemoveButton({ what, title, text, action, onRemove }: RemoveButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await onRemove();
      setOpen(false);
      toast({ title: t.removed });
    } catch (error) {
      toast({ title: t.notRemoved, text: sentence(error), destructive: true });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button variant="outline" size="small" onClick={() => setOpen(true)}>
        {t.remove}
        <span className="sr-only">{what}</span>
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        text={text}
        confirmLabel={action}
        destructive
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  );
}
