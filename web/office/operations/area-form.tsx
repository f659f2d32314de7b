import { type FormEvent, type ReactNode, useState } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { type FieldErrors, useFieldErrors } from '#web/lib/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { AreaMapProps } from './area-map.tsx';
import { AreaPicker } from './area-picker.tsx';
import * as t from '#text/office/operations-declare.ts';

type Area = { name: string; source: string; shape: MultiPolygon };
type AreaFormProps = {
  /** The color of the area on the map. */
  status: AreaMapProps['status'];
  /** The field above the area's name. */
  kind: (errors: FieldErrors) => ReactNode;
  /** The `source` field and everything after it. */
  source: (errors: FieldErrors) => ReactNode;
  words: { submit: string; sourceMissing: string; failed: string; reason?: (why: string) => string };
  busy: boolean;
  onSend: (area: Area, given: FormData) => Promise<void>;
};

/** An authority's statement about an area: what, where, and the source. */
export function AreaForm({ status, kind, source, words, busy, onSend }: AreaFormProps) {
  const [shape, setShape] = useState<MultiPolygon | null>(null);
  const { errors, show, forget, form } = useFieldErrors();
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<unknown> => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const typed = (field: string) => String(given.get(field) ?? '').trim();
    const area = { name: typed('name'), source: typed('source') };
    const missing = {
      ...(area.name === '' ? { name: t.nameArea } : {}),
      ...(area.source === '' ? { source: words.sourceMissing } : {}),
      ...(shape === null ? { shape: t.chooseArea } : {}),
    };
    if (shape === null || Object.keys(missing).length > 0) return show(missing);
    try {
      await onSend({ ...area, shape }, given);
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      if (show(error instanceof ApiError ? error.fields : {})) return;
      const why = sentence(error);
      toast({ title: words.failed, text: words.reason?.(why) ?? why, destructive: true });
    }
  };
  return (
    <form {...form} onSubmit={(event) => void submit(event)} className="grid gap-5 *:min-w-0">
      {kind(errors)}
      <Field label={t.areaName} error={errors['name']} required>
        <Input name="name" maxLength={120} />
      </Field>
      {source(errors)}
      <AreaPicker
        shape={shape}
        status={status}
        onShape={(next) => {
          setShape(next);
          forget('shape');
        }}
        error={errors['shape']}
      />
      <div>
        <Button type="submit" variant="action" busy={busy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}
