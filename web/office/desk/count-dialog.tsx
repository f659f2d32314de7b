import type { ReactNode } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import * as t from '#text/office/desk-broadcasts.ts';

type Props = {
  title: string;
  text: string;
  action: string;
  children?: ReactNode;
  onClose: () => void;
  onConfirm: (count: number) => Promise<void>;
};

const typedCount = (form: FormData): number =>
  Number(String(form.get('count') ?? '').replaceAll(/[,\s]/g, ''));

/** Confirms an action that reaches many households by typing their number. */
export function CountDialog({ title, text, action, children, onClose, onConfirm }: Props) {
  return (
    <PromptDialog
      title={title}
      text={text}
      action={action}
      dismiss={t.cancel}
      failed={t.nothingSent}
      onClose={onClose}
      check={(form) =>
        Number.isInteger(typedCount(form)) && typedCount(form) > 0 ? {} : { count: t.typeNumber }
      }
      onConfirm={(form) => onConfirm(typedCount(form))}
    >
      {(errors) => (
        <>
          {children}
          <Field label={t.typeHouseholds} error={errors['count']} required>
            <Input name="count" inputMode="numeric" autoComplete="off" />
          </Field>
        </>
      )}
    </PromptDialog>
  );
}
