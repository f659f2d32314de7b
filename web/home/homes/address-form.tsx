import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { HomeAddress } from '#contract/home/homes.ts';
import { Button } from '#web/ui/button.tsx';
import { FormProblem } from './form-problem.tsx';
import { PropertyFields, withPoint } from './property-fields.tsx';
import { addHome } from './queries.ts';
import { useSaveProperty } from './save-property.tsx';
import * as t from '#text/home/homes.ts';

const Address = HomeAddress.extend({
  lat: z.number().optional(),
  lng: z.number().optional(),
  pickedFor: z.string().optional(),
});

type AddressFormProps = {
  /** What is already known about the address. */
  start?: Partial<HomeAddress> | undefined;
  onSaved: () => void;
};

/** A home's address and nothing else: everything about it can be added later. */
export function AddressForm({ start, onSaved }: AddressFormProps) {
  const form = useForm<z.input<typeof Address>, unknown, z.output<typeof Address>>({
    resolver: zodResolver(Address),
    defaultValues: { address: '', city: '', state: 'CA', zip: '', ...start },
  });
  const { mutateAsync } = useMutation(addHome);
  const { save, question } = useSaveProperty(form, async (values, confirmed) => {
    await mutateAsync({ ...withPoint(values), confirmed });
    onSaved();
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-5">
        <PropertyFields />
        <FormProblem>{form.formState.errors.root?.message}</FormProblem>
        <Button type="submit" size="large" busy={form.formState.isSubmitting} busyLabel={t.saving}>
          {t.saveAddress}
        </Button>
      </form>
      {question}
    </FormProvider>
  );
}
