import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { AGE_GROUPS, Mobility, type Person, PersonInput, PowerNeed } from '#contract/home/household.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { showRefusal } from './form-errors.ts';
import { savePerson } from './queries.ts';
import { AGE_WORDS, MOBILITY_WORDS, POWER_WORDS } from './words.ts';
import * as t from '#text/home/household.ts';

type PersonDialogProps = { homeId: string; person: Person | null; onClose: () => void };

const NEW = { name: '', ageGroup: 'adult', birthYear: null, mobility: 'none', power: [], note: '' } as const;

/** Blank is no year; anything else is parsed as a number and validated. */
const readYear = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed));

export function PersonDialog({ homeId, person, onClose }: PersonDialogProps) {
  const form = useForm({
    resolver: zodResolver(PersonInput),
    defaultValues: person ? { ...person } : { ...NEW, power: [] },
  });
  const { mutateAsync } = useMutation(savePerson);
  const save = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ homeId, id: person?.id ?? null, body });
      onClose();
      toast({ title: t.personSaved });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <EntryDialog
      title={person ? t.editPerson : t.addPerson}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <Field label={t.name} error={errors.name?.message} required>
        <Input {...form.register('name')} autoComplete="off" />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.ageGroup} error={errors.ageGroup?.message}>
          <Select {...form.register('ageGroup')}>
            {AGE_GROUPS.map((group) => (
              <option key={group} value={group}>
                {AGE_WORDS[group]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.birthYear} hint={t.birthYearHint} error={errors.birthYear?.message}>
          <Input
            {...form.register('birthYear', { setValueAs: readYear })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </div>
      <Field label={t.mobility} error={errors.mobility?.message}>
        <Select {...form.register('mobility')}>
          {Mobility.options.map((mobility) => (
            <option key={mobility} value={mobility}>
              {MOBILITY_WORDS[mobility]}
            </option>
          ))}
        </Select>
      </Field>
      <fieldset className="grid">
        <legend className="mb-1 font-medium">{t.medicalNeeds}</legend>
        {PowerNeed.options.map((need) => (
          <Checkbox key={need} {...form.register('power')} value={need} label={POWER_WORDS[need]} />
        ))}
      </fieldset>
      <Field label={t.note} hint={t.personNoteHint} error={errors.note?.message}>
        <Textarea {...form.register('note')} rows={3} />
      </Field>
    </EntryDialog>
  );
}
