import { useQuery } from '@tanstack/react-query';
import { type Evidence, EvidenceKind } from '#contract/home/recovery.ts';
import { shelfQuery } from '#web/home/documents/queries.ts';
import type { FieldErrors } from '#web/lib/use-field-errors.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import { evidence as words } from '#text/home/recovery-words.ts';
import * as t from '#text/home/recovery.ts';

type EvidenceFieldsProps = { homeId: string; errors: FieldErrors; given?: Evidence };

/** How the household knows a fact: the kind of proof, a short note, and a document from the vault. */
export function EvidenceFields({ homeId, errors, given }: EvidenceFieldsProps) {
  const shelf = useQuery(shelfQuery(homeId));
  const documents = shelf.data?.documents ?? [];
  return (
    <>
      <Field label={t.howKnown} error={errors['evidence'] ?? errors['evidence.kind']} required>
        <Select name="evidence" defaultValue={given?.kind ?? 'document'}>
          <Options words={words} />
        </Select>
      </Field>
      <Field label={t.evidenceNote} hint={t.evidenceNoteHint} error={errors['evidence.note']}>
        <Input name="note" maxLength={300} defaultValue={given?.note} autoComplete="off" />
      </Field>
      {documents.length > 0 && (
        <Field label={t.evidenceDocument}>
          <Select name="documentId" defaultValue={given?.documentId ?? ''}>
            <option value="">{t.noDocument}</option>
            {documents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </>
  );
}

/** Reads the fields back from their form. */
export const evidenceIn = (form: FormData): Evidence => ({
  kind: EvidenceKind.parse(form.get('evidence')),
  note: String(form.get('note') ?? ''),
  documentId: String(form.get('documentId') ?? '') || null,
});
