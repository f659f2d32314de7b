import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Recovery, RecoveryView } from '#contract/home/recovery.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { changeRecovery } from './queries.ts';
import * as t from '#text/home/recovery.ts';

type DisasterLineProps = { homeId: string; view: RecoveryView; recovery: Recovery; isEditable: boolean };

/** The disaster whose published dates apply, and how to choose another. */
export function DisasterLine({ homeId, view, recovery, isEditable }: DisasterLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useMutation(changeRecovery);
  if (view.disasters.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="font-medium wrap-anywhere">{t.disaster(recovery.disaster?.name ?? t.noDisaster)}</p>
      {isEditable && (
        <Button variant="outline" size="small" onClick={() => setOpen(true)}>
          {t.changeDisaster}
        </Button>
      )}
      {isOpen && (
        <FieldsDialog
          title={t.changeDisaster}
          text={t.disasterText}
          action={t.save}
          done={t.disasterSaved}
          onClose={() => setOpen(false)}
          onSave={(form) =>
            mutateAsync({ homeId, body: { disasterId: String(form.get('disasterId') ?? '') || null } })
          }
        >
          {(errors) => (
            <Field label={t.whichDisaster} hint={t.disasterHint} error={errors['disasterId']}>
              <Select name="disasterId" defaultValue={recovery.disaster?.id ?? ''}>
                <option value="">{t.noDisaster}</option>
                {view.disasters.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
        </FieldsDialog>
      )}
    </div>
  );
}
