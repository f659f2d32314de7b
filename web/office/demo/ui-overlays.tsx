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

/** Overlays follow the theme of the page, not of the panel that contains their button. */
export function UiOverlays() {
  return (
    <>
      <Specimen title="Dialog, and a question before something final">
        <SpecimenRow>
          <Dialog>
            <DialogTrigger asChild>
              <Button variant="outline">Open dialog</Button>
            </DialogTrigger>
            <DialogContent>
              <DialogTitle>Add an item</DialogTitle>
              <DialogText>Name it as you would to your insurer. You can add photos afterwards.</DialogText>
              <Field label="Item" required>
                <Input placeholder="Refrigerator" />
              </Field>
              <Field label="Estimated value" hint="In dollars, what it would cost today.">
                <Input inputMode="decimal" />
              </Field>
              <DialogActions>
                <DialogClose asChild>
                  <Button>Add item</Button>
                </DialogClose>
              </DialogActions>
            </DialogContent>
          </Dialog>
          <DeleteQuestion />
        </SpecimenRow>
      </Specimen>
      <Specimen title="Sheets">
        <SpecimenRow>
          {(['left', 'right', 'bottom'] as const).map((side) => (
            <Sheet key={side}>
              <SheetTrigger asChild>
                <Button variant="outline">Open {side} sheet</Button>
              </SheetTrigger>
              <SheetContent side={side}>
                <SheetTitle>Pine Crest Lodge</SheetTitle>
                <SheetText>Placerville, 31 miles from the zone. Held for you until 9 PM PST.</SheetText>
                <Button>Get directions</Button>
              </SheetContent>
            </Sheet>
          ))}
        </SpecimenRow>
      </Specimen>
      <Specimen title="Toasts: one at a time, 5 s, F8 to reach it">
        <SpecimenRow>
          <Button
            variant="outline"
            onClick={() => toast({ title: 'Score Updated', text: 'Your readiness score is 74.' })}
          >
            Show toast
          </Button>
          <Button
            variant="outline"
            onClick={() =>
              toast({ title: 'Error', text: 'Failed to save home information.', destructive: true })
            }
          >
            Show error toast
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
        Delete document
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title="Delete this document?"
        text="Homeowners policy.pdf will be gone from your vault. This cannot be undone."
        confirmLabel="Delete document"
        destructive
        onConfirm={() => setOpen(false)}
      />
    </>
  );
}
