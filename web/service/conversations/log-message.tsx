import { mutationOptions, type QueryClient, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { HelpMessage } from '#contract/service/conversations.ts';
import * as contract from '#contract/service/thread-log.ts';
import { recoveryQuery } from '#web/home/recovery/queries.ts';
import { call } from '#web/lib/call.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import * as t from '#text/service/recovery-advice.ts';

type Given = {
  homeId: string;
  caseId: string;
  messageId: string;
  body: z.input<typeof contract.ThreadContact>;
};

const logMessage = mutationOptions({
  mutationFn: ({ homeId, caseId, messageId, body }: Given) =>
    call(contract.logHelpMessage, { params: { homeId, caseId, messageId }, body }),
  onSuccess: (
    _made: unknown,
    { homeId }: { homeId: string },
    _result: unknown,
    { client }: { client: QueryClient },
  ) => client.invalidateQueries({ queryKey: ['recovery', homeId] }),
});

type LogMessageProps = { homeId: string; caseId: string; messages: readonly HelpMessage[] };

/** Adds one message of the conversation to the recovery's contact log. Nothing without an open recovery. */
export function LogMessage({ homeId, caseId, messages }: LogMessageProps) {
  const [isAdding, setAdding] = useState(false);
  const { data } = useQuery(recoveryQuery(homeId));
  const written = messages.filter(({ text }) => text !== '').toReversed();
  if (!data?.canEdit || !data.recovery || data.recovery.closedAt !== null || written.length === 0)
    return null;
  return (
    <>
      <Button variant="outline" className="justify-self-start" onClick={() => setAdding(true)}>
        {t.addToLog}
      </Button>
      {isAdding && (
        <LogDialog homeId={homeId} caseId={caseId} messages={written} onClose={() => setAdding(false)} />
      )}
    </>
  );
}

const whoWrote = ({ from, name }: HelpMessage): string =>
  name ?? (from === 'team' ? t.ourTeam : t.yourHousehold);

function LogDialog({ homeId, caseId, messages, onClose }: LogMessageProps & { onClose: () => void }) {
  const { mutateAsync } = useMutation(logMessage);
  const [chosenId, setChosenId] = useState(messages[0]?.id);
  const chosen = messages.find(({ id }) => id === chosenId) ?? messages[0];
  if (!chosen) return null;
  const typed = (form: FormData, name: string) => String(form.get(name) ?? '').trim();
  return (
    <FieldsDialog
      title={t.addToLog}
      text={t.addToLogText}
      action={t.add}
      done={t.added}
      onClose={onClose}
      onSave={(form) =>
        mutateAsync({
          homeId,
          caseId,
          messageId: chosen.id,
          body: {
            who: typed(form, 'who'),
            company: typed(form, 'company'),
            summary: typed(form, 'summary'),
            promise: typed(form, 'promise'),
            promiseDue: typed(form, 'promiseDue') || null,
          },
        })
      }
    >
      {(errors) => (
        <>
          <Field label={t.whichMessage}>
            <Select value={chosen.id} onChange={(event) => setChosenId(event.target.value)}>
              {messages.map((message) => (
                <option key={message.id} value={message.id}>
                  {t.messageLine(whoWrote(message), formatMoment(message.at), message.text.slice(0, 60))}
                </option>
              ))}
            </Select>
          </Field>
          <div key={chosen.id} className="grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Field label={t.who} error={errors['who']} required>
              <Input name="who" defaultValue={whoWrote(chosen)} maxLength={80} autoComplete="off" />
            </Field>
            <Field label={t.company} error={errors['company']}>
              <Input name="company" maxLength={80} autoComplete="off" />
            </Field>
            <Field label={t.summary} error={errors['summary']} required className="sm:col-span-2">
              <Textarea name="summary" rows={5} maxLength={2000} defaultValue={chosen.text.slice(0, 2000)} />
            </Field>
            <Field label={t.promise} error={errors['promise']}>
              <Input name="promise" maxLength={300} autoComplete="off" />
            </Field>
            <Field label={t.promiseDue} error={errors['promiseDue']}>
              <Input name="promiseDue" type="date" />
            </Field>
          </div>
        </>
      )}
    </FieldsDialog>
  );
}
