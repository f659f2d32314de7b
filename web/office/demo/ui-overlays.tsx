import { useState } from 'react';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogText,
  DialogTitle,
  DialogTrigger,
} from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Sheet, SheetContent, SheetText, SheetTitle, SheetTrigger } from '#web/ui/sheet.tsx';
import { toast } from '#web/lib/toast.ts';
import { Specimen, SpecimenRow } from './ui-specimen.tsx';
import * as t from '#text/office/components.ts';

/** Overlays follow the theme of the page, not of the panel that contains their button. */
export function UiOverlays() {
  return (
    <>
      <Specimen title={t.dialogTitle}>
        <SpecimenRow>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="outline">{t.openDialog}</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogTitle>{t.addAnItem}</DialogTitle>
              <DialogText>{t.addItemDetail}</DialogText>
              <Field label={t.item} required>
                <Input placeholder={t.refrigerator} />
              </Field>
              <Field label={t.estimatedValue} hint={t.valueHint}>
                <Input inputMode="decimal" />
              </Field>
              <DialogActions>
                <DialogClose asChild>
                  <Button>{t.addItem}</Button>
                </DialogClose>
              </DialogActions>
            </DialogContent>
          </Dialog>
          <DeleteQuestion />
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.sheets}>
        <SpecimenRow>
          {(['left', 'right', 'bottom'] as const).map((side) => (
            <Sheet key={side}>
              <SheetTrigger asChild>
                <Button variant="outline">{t.openSheet(side)}</Button>
              </SheetTrigger>
              <SheetContent side={side}>
                <SheetTitle>{t.sampleHotel}</SheetTitle>
                <SheetText>{t.hotelSheet}</SheetText>
                <Button>{t.getDirections}</Button>
              </SheetContent>
            </Sheet>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title={t.toastsTitle}>
        <SpecimenRow>
          <Button variant="outline" onClick={() => toast({ title: t.scoreUpdated, text: t.scoreIs74 })}>
            {t.showToast}
          </Button>
          <Button
            variant="outline"
            onClick={() => toast({ title: t.error, text: t.saveFailed, destructive: true })}
          >
            {t.showErrorToast}
          </Button>
        </SpecimenRow>
      </Specimen>
    </>
  );
}

function DeleteQuestion() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t.deleteDocument}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={t.deleteQuestion}
        text={t.deleteDetail}
        confirmLabel={t.deleteDocument}
        destructive
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
