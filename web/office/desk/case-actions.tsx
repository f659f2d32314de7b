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
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { type CaseChange, changeCase } from './desk-queries.ts';

type Action = 'call' | 'assign' | 'wait' | 'severity' | 'close';
const ACTIONS: Record<Action, string> = {
  call: 'Log a call',
  assign: 'Assign',
  wait: 'Set aside',
  severity: 'Change severity',
  close: 'Close case',
};

const given = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();
/** What the browser's date field holds, in the agent's own time zone. */
const instantIn = (form: FormData, name: string): string => {
  const typed = given(form, name);
  return typed === '' ? '' : new Date(typed).toISOString();
};

/** Everything an agent can do with a case. */
export function CaseActions({ found }: { found: CaseView }) {
  const [asking, setAsking] = useState<Action>();
  const change = useMutation(changeCase);
  const run = async (what: 'take' | 'reopen', done: string) => {
    try {
      await change.mutateAsync({ caseId: found.id, what, body: {} });
      toast({ title: done });
    } catch (error) {
      toast({ title: 'Nothing was changed', text: sentence(error), destructive: true });
    }
  };
  const shown = (Object.keys(ACTIONS) as Action[]).filter(
    (action) => action !== 'wait' || found.state === 'open',
  );
  return (
    <div className="flex flex-wrap gap-2">
      {found.state === 'open' && found.owner === null && (
        <Button busy={change.isPending} onClick={() => void run('take', `You have case ${found.ref}`)}>
          Take this case
        </Button>
      )}
      {found.state !== 'open' && (
        <Button busy={change.isPending} onClick={() => void run('reopen', `Case ${found.ref} is open`)}>
          Reopen
        </Button>
      )}
      {found.state !== 'closed' &&
        shown.map((action) => (
          <Button key={action} variant="outline" onClick={() => setAsking(action)}>
            {ACTIONS[action]}
          </Button>
        ))}
      {asking && (
        <ActionDialog key={asking} action={asking} found={found} onClose={() => setAsking(undefined)} />
      )}
    </div>
  );
}

const TEXT: Record<Action, string> = {
  call: 'A call that reached the household stops the clock.',
  assign: 'The new owner sees the case on their desk right away.',
  wait: 'The case opens again at this time, or when the household has something to say.',
  severity: 'The rules never lower a case. You can, if you say why.',
  close: 'The household’s history stays. A new message opens the case again.',
};

function ActionDialog({ action, found, onClose }: { action: Action; found: CaseView; onClose: () => void }) {
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
      title={`${ACTIONS[action]}: ${found.ref}`}
      text={TEXT[action]}
      action={action === 'close' ? 'Close case' : 'Save'}
      dismiss="Cancel"
      failed="Not saved"
      onClose={onClose}
      check={(form) => ({
        ...(action === 'wait' && given(form, 'until') === '' ? { until: 'Choose a time' } : {}),
        ...((action === 'wait' || action === 'severity') && given(form, 'text') === ''
          ? { text: 'Say why' }
          : {}),
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
              <Select name="to" defaultValue={found.owner?.id ?? ''}>
                <option value="">No one: back to the queue</option>
                {found.colleagues.map((colleague) => (
                  <option key={colleague.id} value={colleague.id}>
                    {colleague.name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          {action === 'wait' && (
            <Field label="Until" hint="In your own time zone." error={errors['until']} required>
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
          {action !== 'assign' && (
            <Field
              label={action === 'wait' ? 'What you’re waiting for' : action === 'severity' ? 'Why' : 'Note'}
              error={errors['text']}
              required={action === 'wait' || action === 'severity'}
            >
              <Textarea name="text" rows={3} maxLength={action === 'call' ? 4000 : 300} />
            </Field>
          )}
        </>
      )}
    </PromptDialog>
  );
}
