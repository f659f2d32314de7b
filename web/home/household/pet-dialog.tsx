import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { type Pet, PetInput, SPECIES } from '#contract/home/household.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { showRefusal } from './form-errors.ts';
import { savePet } from './queries.ts';
import { SPECIES_WORDS, transportWord } from './words.ts';
import * as t from '#text/home/household.ts';

type PetDialogProps = { homeId: string; pet: Pet | null; onClose: () => void };

const NEW = { species: 'dog', count: 1, names: '', isTransportReady: false, note: '' } as const;

export function PetDialog({ homeId, pet, onClose }: PetDialogProps) {
  const form = useForm({ resolver: zodResolver(PetInput), defaultValues: pet ?? NEW });
  const { mutateAsync } = useMutation(savePet);
  const save = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ homeId, id: pet?.id ?? null, body });
      onClose();
      toast({ title: t.animalsSaved });
    } catch (error) {
      showRefusal(form, error);
    }
  });
  const species = useWatch({ control: form.control, name: 'species' });
  const { errors, isSubmitting } = form.formState;
  return (
    <EntryDialog
      title={pet ? t.editAnimals : t.addAnimals}
      isBusy={isSubmitting}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t.species} error={errors.species?.message}>
          <Select {...form.register('species')}>
            {SPECIES.map((one) => (
              <option key={one} value={one}>
                {SPECIES_WORDS[one][0]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t.howMany} error={errors.count?.message} required>
          <Input
            {...form.register('count', { valueAsNumber: true })}
            inputMode="numeric"
            autoComplete="off"
          />
        </Field>
      </div>
      <Field label={t.names} error={errors.names?.message}>
        <Input {...form.register('names')} autoComplete="off" />
      </Field>
      <Checkbox {...form.register('isTransportReady')} label={t.transportIsReady(transportWord(species))} />
      <Field label={t.note} hint={t.animalNoteHint} error={errors.note?.message}>
        <Textarea {...form.register('note')} rows={3} />
      </Field>
    </EntryDialog>
  );
}
