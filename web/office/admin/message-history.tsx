import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { useDraftText } from './draft-text.ts';
import { noteOnMessage } from './message-queries.ts';
import { History, type HistoryEvent } from '#web/office/admin/queue/history.tsx';
import { May } from '#web/core/accounts/may.tsx';

const ACKNOWLEDGEMENT = {
  due: 'The acknowledgement is on its way',
  sent: 'The acknowledgement was sent',
  refused: 'The mail server did not take the acknowledgement',
  withheld: 'No acknowledgement: this address got too many',
} as const;

function eventsOf({ id, createdAt, acknowledgement, events, replies }: SupportMessage): HistoryEvent[] {
  const words = ({ kind, subject }: SupportMessage['events'][number]) =>
    ({
      note: 'Note',
      assigned: `Given to ${subject ?? 'somebody who has left'}`,
      unassigned: 'Given back',
      closed: 'Closed',
      reopened: 'Opened again',
    })[kind];
  return [
    { key: id, what: 'Message received', at: createdAt, by: null, note: ACKNOWLEDGEMENT[acknowledgement] },
    ...events.map((event) => ({
      key: event.id,
      what: words(event),
      at: event.createdAt,
      by: event.author,
      note: event.text,
    })),
    ...replies.map((reply) => ({ key: reply.id, what: 'Answered', at: reply.createdAt, by: reply.author })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** The team's actions and notes. The sender sees none of it. */
export function MessageHistory({ message }: { message: SupportMessage }) {
  const [text, setText] = useDraftText(`note:${message.id}`);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const note = useMutation(noteOnMessage);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setError('Write a note');
      field.current?.focus();
      return;
    }
    setError(undefined);
    try {
      await note.mutateAsync({ messageId: message.id, text });
      setText('');
    } catch (failure) {
      if (codeOf(failure) !== 'step_up_required')
        toast({ title: 'The note was not kept', text: sentence(failure), destructive: true });
    }
  };
  return (
    <>
      <History events={eventsOf(message)} />
      <May use="messages.answer">
        <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
          <Field
            label="Note for the team"
            hint="Not sent to anybody. Whoever asks for a copy of their data gets it, too."
            error={error}
          >
            <Textarea
              ref={field}
              name="note"
              rows={2}
              maxLength={2000}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          <div>
            <Button type="submit" variant="outline" busy={note.isPending}>
              Add note
            </Button>
          </div>
        </form>
      </May>
    </>
  );
}
