import { useMutation } from '@tanstack/react-query';
import type { NewFact, RecoveryFact } from '#contract/home/recovery.ts';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Options } from '#web/ui/options.tsx';
import { Select } from '#web/ui/select.tsx';
import { EvidenceFields, evidenceIn } from './evidence-fields.tsx';
import { correctFact, recordFact } from './queries.ts';
import { wordsFor } from './recovery-words.ts';
import * as t from '#text/home/recovery.ts';

type NewFactDialogProps = {
  homeId: string;
  today: string;
  kind: NewFact['kind'];
  title: string;
  text: string;
  /** Either one subject, or a choice of several with their labels. */
  subject: string | { label: string; words: Readonly<Record<string, string>> };
  dayLabel: string;
  done?: string;
  /** A time limit is in the future. */
  mayLieAhead?: boolean;
  onClose: () => void;
};

/** Records a dated fact, a condition, an extension or something done, each with its evidence. */
export function NewFactDialog(props: NewFactDialogProps) {
  const { homeId, today, kind, title, text, subject, dayLabel, done, mayLieAhead, onClose } = props;
  const { mutateAsync } = useMutation(recordFact);
  return (
    <FieldsDialog
      title={title}
      text={text}
      action={t.save}
      done={done ?? t.saved}
      onClose={onClose}
      onSave={(form) =>
        mutateAsync({
          homeId,
          body: {
            kind,
            subject: typeof subject === 'string' ? subject : String(form.get('subject')),
            day: String(form.get('day')),
            evidence: evidenceIn(form),
          },
        })
      }
    >
      {(errors) => (
        <>
          {typeof subject !== 'string' && (
            <Field label={subject.label} error={errors['subject']} required>
              <Select name="subject">
                <Options words={subject.words} />
              </Select>
            </Field>
          )}
          <Field label={dayLabel} error={errors['day']} required>
            <Input name="day" type="date" defaultValue={today} {...(mayLieAhead ? {} : { max: today })} />
          </Field>
          <EvidenceFields homeId={homeId} errors={errors} />
        </>
      )}
    </FieldsDialog>
  );
}

type CorrectDialogProps = { homeId: string; fact: RecoveryFact; onClose: () => void };

export function CorrectDialog({ homeId, fact, onClose }: CorrectDialogProps) {
  const { mutateAsync } = useMutation(correctFact);
  return (
    <FieldsDialog
      title={t.correctNamed(wordsFor(fact.subject))}
      text={t.correctText}
      action={t.save}
      done={t.saved}
      onClose={onClose}
      onSave={(form) =>
        mutateAsync({
          homeId,
          factId: fact.id,
          body: { day: String(form.get('day')), evidence: evidenceIn(form) },
        })
      }
    >
      {(errors) => (
        <>
          <Field label={t.whenHappened} error={errors['day']} required>
            <Input name="day" type="date" defaultValue={fact.day} />
          </Field>
          <EvidenceFields homeId={homeId} errors={errors} given={fact.evidence} />
        </>
      )}
    </FieldsDialog>
  );
}
