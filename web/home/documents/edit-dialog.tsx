import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Document, DocumentName, Kind } from '#contract/home/documents.ts';
import { showRefusal } from '#web/lib/show-refusal.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/lib/toast.ts';
import { KindSelect } from './kind-select.tsx';
import { changeDocument } from './queries.ts';
import * as t from '#text/home/documents.ts';

const Details = z.object({ name: DocumentName, kind: Kind });

type EditDialogProps = { document: Document | null; onClose: () => void };

/** Edits a document's name and type. */
export function EditDialog({ document, onClose }: EditDialogProps) {
  return (
    <Dialog open={document !== null} onOpenChange={(open) => !open && onClose()}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>{t.rename}</DialogTitle>
        {document && <EditForm document={document} onClose={onClose} />}
      </DialogContent>
    </Dialog>
  );
}

function EditForm({ document, onClose }: { document: Document; onClose: () => void }) {
  const { mutateAsync } = useMutation(changeDocument);
  const form = useForm({
    resolver: zodResolver(Details),
    defaultValues: { name: document.name, kind: document.kind },
  });
  const save = form.handleSubmit(async (given) => {
    try {
      await mutateAsync({ homeId: document.homeId, id: document.id, ...given });
      onClose();
      toast({ title: t.documentSaved });
    } catch (error) {
      showRefusal(form, 'name', error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
      <Field label={t.name} required error={errors.name?.message}>
        <Input {...form.register('name')} autoComplete="off" maxLength={120} />
      </Field>
      <Field label={t.type} required error={errors.kind?.message}>
        <KindSelect {...form.register('kind')} />
      </Field>
      <DialogActions>
        <Button type="submit" busy={isSubmitting}>
          {t.save}
        </Button>
      </DialogActions>
    </form>
  );
}
