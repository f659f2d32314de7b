import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import {
  CALL_OUTCOMES,
  CLOSE_REASONS,
  SEVERITIES,
  type Severity,
  SEVERITY_NAMES,
} from '#contract/service/cases.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Action, nameOfAction } from './case-keys.ts';
import { STATE_WORDS } from './case-words.ts';
import { type CaseChange, changeCase } from './desk-queries.ts';

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
/** What the browser's date field holds, in the agent's own time zone. */
const instantIn = (form: FormData, name: string): string => {
  const typed = given(form, name);
  return typed === '' ? '' : new Date(typed).toISOString();
};

const HAS_TIME: readonly Action[] = ['wait', 'remind'];
const TEXT_LABELS: Partial<Record<Action, string>> = {
  wait: 'What you’re waiting for',
  remind: 'What to think of',
  severity: 'Why',
};
const NEEDS_TEXT: Partial<Record<Action, string>> = {
  wait: 'Say what you’re waiting for',
  remind: 'Say what to think of',
  severity: 'Say why',
};

const TEXT: Record<Action, string> = {
  call: 'A call that reached the household stops the clock.',
  assign: 'The new owner sees the case on their desk right away.',
  wait: 'The case opens again at this time, or when the household has something to say.',
  severity: 'The rules never lower a case. You can, if you say why.',
  remind: 'The case stays open. Whoever has it then sees the reminder at the desk.',
  merge: 'This case closes and goes on in the other one. Both references still find it.',
  close: 'The household’s history stays. A new message opens the case again.',
};

/** Asks for what an action needs, and does it. */
export function ActionDialog({
  action,
  found,
  onClose,
}: {
  action: Action;
  found: CaseView;
  onClose: () => void;
}) {
  const change = useMutation(changeCase);
  const [id] = useState(() => crypto.randomUUID());
  const changeOf = (form: FormData): CaseChange => {
    const caseId = found.id;
    const text = given(form, 'text');
    switch (action) {
      case 'call':
        return {
          caseId,
          what: 'call',
          body: { id, text, outcome: given(form, 'outcome') as keyof typeof CALL_OUTCOMES },
        };
      case 'assign':
        return {
          caseId,
          what: 'assign',
          body: { to: given(form, 'to') || null, was: found.owner?.id ?? null },
        };
      case 'wait':
        return { caseId, what: 'wait', body: { until: instantIn(form, 'until'), text } };
      case 'remind':
        return { caseId, what: 'remind', body: { id, at: instantIn(form, 'until'), text } };
      case 'merge':
        return { caseId, what: 'merge', body: { into: given(form, 'into') } };
      case 'severity':
        return {
          caseId,
          what: 'severity',
          body: { severity: Number(given(form, 'severity')) as Severity, text },
        };
      case 'close':
        return {
          caseId,
          what: 'close',
          body: { reason: given(form, 'reason') as keyof typeof CLOSE_REASONS, text },
        };
    }
  };
  return (
    <PromptDialog
      title={`${nameOfAction(action, found)}: ${found.ref}`}
      text={TEXT[action]}
      action={action === 'close' ? 'Close case' : action === 'merge' ? 'Merge' : 'Save'}
      dismiss="Cancel"
      failed="Not saved"
      errorsOf={({ at, ...fields }) => (at ? { ...fields, until: at } : fields)}
      onClose={onClose}
      check={(form) => ({
        ...(HAS_TIME.includes(action) && given(form, 'until') === '' ? { until: 'Choose a time' } : {}),
        ...(NEEDS_TEXT[action] && given(form, 'text') === '' ? { text: NEEDS_TEXT[action] } : {}),
      })}
      onConfirm={async (form) => {
        await change.mutateAsync(changeOf(form));
        toast({ title: `${found.ref}: saved` });
      }}
    >
      {(errors) => (
        <>
          {action === 'call' && (
            <Field label="Outcome" error={errors['outcome']}>
              <Select name="outcome">
                {Object.entries(CALL_OUTCOMES).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'assign' && (
            <Field label="Assign to" error={errors['to']}>
              <Select name="to" defaultValue={found.isMine ? '' : (found.owner?.id ?? '')}>
                <option value="">No one: back to the queue</option>
                {/* A colleague accepts your own case: see Hand over. */}
                {(found.isMine ? [] : found.colleagues).map((colleague) => (
                  <option key={colleague.id} value={colleague.id}>
                    {colleague.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'merge' && (
            <Field label="Merge into" error={errors['into']}>
              <Select name="into">
                {found.others
                  .filter(({ state }) => state !== 'closed')
                  .map(({ id: other, ref, state }) => (
                    <option key={other} value={other}>
                      {ref}, {STATE_WORDS[state].toLowerCase()}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
          {HAS_TIME.includes(action) && (
            <Field
              label={action === 'wait' ? 'Until' : 'When'}
              hint="In your own time zone."
              error={errors['until']}
              required
            >
              <Input name="until" type="datetime-local" />
            </Field>
          )}
          {action === 'severity' && (
            <Field label="Severity" error={errors['severity']}>
              <Select name="severity" defaultValue={String(found.severity)}>
                {SEVERITIES.map((severity) => (
                  <option key={severity} value={severity}>
                    {SEVERITY_NAMES[severity]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'close' && (
            <Field label="Reason" error={errors['reason']}>
              <Select name="reason">
                {Object.entries(CLOSE_REASONS).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action !== 'assign' && action !== 'merge' && (
            <Field
              label={TEXT_LABELS[action] ?? 'Note'}
              error={errors['text']}
              required={NEEDS_TEXT[action] !== undefined}
            >
              <Textarea name="text" rows={3} maxLength={action === 'call' ? 4000 : 300} />
            </Field>
          )}
        </>
      )}
    </PromptDialog>
  );
}
