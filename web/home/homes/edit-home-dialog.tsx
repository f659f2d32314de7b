import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { type Home, HomeAddress } from '#contract/home/homes.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormProblem } from './form-problem.tsx';
import { PropertyFields, withPoint } from './property-fields.tsx';
import { changeHome } from './queries.ts';
import { useSaveProperty } from './save-property.tsx';
import * as t from '#text/home/homes.ts';

const Property = HomeAddress.extend({
  lat: z.number().optional(),
  lng: z.number().optional(),
  pickedFor: z.string().optional(),
});

type EditHomeProps = { home: Home; open: boolean; onOpenChange: (open: boolean) => void };

export function EditHomeDialog({ home, open, onOpenChange }: EditHomeProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent wide>
        <DialogTitle>{t.editProperty}</DialogTitle>
        <DialogText>{t.newAddressText}</DialogText>
        <EditHomeForm home={home} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function EditHomeForm({ home, onDone }: { home: Home; onDone: () => void }) {
  const { address, city, state, zip } = home;
  const form = useForm({
    resolver: zodResolver(Property),
    defaultValues: { address, city, state, zip } as z.input<typeof Property>,
  });
  const { mutateAsync } = useMutation(changeHome);
  const { save, question } = useSaveProperty(form, async (values, confirmed) => {
    // The version now on screen: live updates have reached it, so the user has seen other people's changes.
    await mutateAsync({ homeId: home.id, basedOn: home.updatedAt, ...withPoint(values), confirmed });
    toast({ title: t.savedBoth });
    onDone();
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <PropertyFields />
        <FormProblem>{form.formState.errors.root?.message}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t.saving}>
            {t.saveProperty}
          </Button>
        </DialogActions>
      </form>
      {question}
    </FormProvider>
  );
}
