import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { renameAccount } from '#contract/accounts.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast.ts';
import { rename } from './queries.ts';

export function RenameForm({ name }: { name: string }) {
  const form = useForm({
    resolver: zodResolver(renameAccount.body),
    values: { name },
    // News of the account from elsewhere must not wipe out what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { mutateAsync } = useMutation(rename);
  const save = form.handleSubmit(async ({ name: typed }) => {
    try {
      const user = await mutateAsync(typed);
      form.reset({ name: user.name ?? '' });
      toast({ title: 'Name saved' });
    } catch (error) {
      const refused = error instanceof ApiError ? error.fields['name'] : undefined;
      form.setError('name', { message: refused ?? sentence(error) }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <form
      noValidate
      onSubmit={(event) => void save(event)}
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
    >
      <Field
        label="Name"
        hint="How we greet you, on screen and on the phone."
        error={errors.name?.message}
        className="flex-1"
      >
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      <Button type="submit" variant="outline" className="sm:mt-7.5" disabled={!isDirty} busy={isSubmitting}>
        Save name
      </Button>
    </form>
  );
}
