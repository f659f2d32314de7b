import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { renameAccount } from '#contract/core/accounts.ts';
import { showRefusal } from '#web/lib/show-refusal.ts';
import { useDraft } from '#web/lib/draft.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton, SkeletonWords } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { rename } from './queries.ts';
import * as t from '#text/core/account.ts';

const LABEL = t.name;
const HINT = t.nameHint;
const formClass = 'flex flex-col gap-3 sm:flex-row sm:items-start';
const buttonPlace = 'sm:mt-7.5';

/** Placeholder while the name loads. */
export function RenameFormSkeleton() {
  return (
    <div className={formClass}>
      <div className="grid flex-1 content-start gap-1.5">
        <p className="font-medium">
          <SkeletonWords like={LABEL} />
        </p>
        <Skeleton className="h-11 rounded-control" />
        <p className="text-sm">
          <SkeletonWords like={HINT} />
        </p>
      </div>
      <Skeleton className={cn('h-11 rounded-control sm:w-30', buttonPlace)} />
    </div>
  );
}

export function RenameForm({ id, name }: { id: string; name: string }) {
  const form = useForm({
    resolver: zodResolver(renameAccount.body),
    values: { name },
    // An account update from elsewhere must not overwrite what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  useDraft(`name:${id}`, form);
  const { mutateAsync } = useMutation(rename);
  const save = form.handleSubmit(async ({ name: typed }) => {
    try {
      const user = await mutateAsync(typed);
      form.reset({ name: user.name ?? '' });
      toast({ title: t.nameSaved });
    } catch (error) {
      showRefusal(form, 'name', error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className={formClass}>
      <Field label={LABEL} hint={HINT} error={errors.name?.message} className="flex-1">
        <Input {...form.register('name')} autoComplete="name" />
      </Field>
      {/* Never disabled: a disabled button loses keyboard focus. */}
      <Button type="submit" variant="outline" className={buttonPlace} busy={isSubmitting}>
        {t.saveName}
      </Button>
    </form>
  );
}
