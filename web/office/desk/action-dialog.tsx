import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { type CallOutcome, type CloseReason, SEVERITIES, type Severity } from '#contract/service/cases.ts';
import { toast } from '#web/lib/toast.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type Action, nameOfAction } from './case-keys.ts';
import { type CaseChange, changeCase } from './desk-queries.ts';
import * as t from '#text/office/desk-case.ts';
import { statesInside } from '#text/office/desk.ts';
import * as v from '#text/office/values.ts';
import * as names from '#text/service/case-names.ts';

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
/** The value of a browser's date field, in the agent's own time zone. */
const instantIn = (form: FormData, name: string): string => {
  const typed = given(form, name);
  return typed === '' ? '' : new Date(typed).toISOString();
};

const HAS_TIME: readonly Action[] = ['wait', 'remind'];
const TEXT_LABELS: Partial<Record<Action, string>> = t.textLabels;
const NEEDS_TEXT: Partial<Record<Action, string>> = {
  wait: v.waitingFor,
  remind: v.remindOf,
  severity: v.severityReason,
};

/** Collects what an action needs, and runs it. */
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
          body: { id, text, outcome: given(form, 'outcome') as CallOutcome },
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
          body: { reason: given(form, 'reason') as CloseReason, text },
        };
    }
  };
  return (
    <PromptDialog
      title={t.dialogTitle(nameOfAction(action, found), found.ref)}
      text={t.texts[action]}
      action={action === 'close' || action === 'merge' ? t.actions[action] : t.save}
      dismiss={t.cancel}
      failed={t.notSaved}
      errorsOf={({ at, ...fields }) => (at ? { ...fields, until: at } : fields)}
      onClose={onClose}
      check={(form) => ({
        ...(HAS_TIME.includes(action) && given(form, 'until') === '' ? { until: t.needsTime } : {}),
        ...(NEEDS_TEXT[action] && given(form, 'text') === '' ? { text: NEEDS_TEXT[action] } : {}),
      })}
      onConfirm={async (form) => {
        await change.mutateAsync(changeOf(form));
        toast({ title: t.saved(found.ref) });
      }}
    >
      {(errors) => (
        <>
          {action === 'call' && (
            <Field label={t.outcome} error={errors['outcome']}>
              <Select name="outcome">
                {Object.entries(names.callOutcomes).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'assign' && (
            <Field label={t.assignTo} error={errors['to']}>
              <Select name="to" defaultValue={found.isMine ? '' : (found.owner?.id ?? '')}>
                <option value="">{t.noOneQueue}</option>
                {/* A colleague must accept your own case: see Hand over. */}
                {(found.isMine ? [] : found.colleagues).map((colleague) => (
                  <option key={colleague.id} value={colleague.id}>
                    {colleague.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'merge' && (
            <Field label={t.mergeInto} error={errors['into']}>
              <Select name="into">
                {found.others
                  .filter(({ state }) => state !== 'closed')
                  .map(({ id: other, ref, state }) => (
                    <option key={other} value={other}>
                      {t.refAndState(ref, statesInside[state])}
                    </option>
                  ))}
              </Select>
            </Field>
          )}
          {HAS_TIME.includes(action) && (
            <Field
              label={action === 'wait' ? t.until : t.when}
              hint={t.ownTimeZone}
              error={errors['until']}
              required
            >
              <Input name="until" type="datetime-local" />
            </Field>
          )}
          {action === 'severity' && (
            <Field label={t.severity} error={errors['severity']}>
              <Select name="severity" defaultValue={String(found.severity)}>
                {SEVERITIES.map((severity) => (
                  <option key={severity} value={severity}>
                    {names.severities[severity]}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'close' && (
            <Field label={t.reason} error={errors['reason']}>
              <Select name="reason">
                {Object.entries(names.closeReasons).map(([value, words]) => (
                  <option key={value} value={value}>
                    {words}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action !== 'assign' && action !== 'merge' && (
            <Field
              label={TEXT_LABELS[action] ?? t.note}
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
