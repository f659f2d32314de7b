import { useQuery } from '@tanstack/react-query';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { PhoneForm } from './phone-form.tsx';
import { phoneQuery } from './phone-queries.ts';
import * as t from '#text/core/notifications.ts';

/** Adds or changes the number: the current one stays until the new one is verified. */
export function PhoneDialog({ onClose }: { onClose: () => void }) {
  const phone = useQuery(phoneQuery);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogTitle>{phone.data?.phone ? t.changePhone : t.addPhone}</DialogTitle>
        <PhoneForm Words={DialogText} onDone={onClose} />
      </DialogContent>
    </Dialog>
  );
}
