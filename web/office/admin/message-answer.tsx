import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { SupportMessage } from '#contract/outreach/contact-admin.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/lib/toast.ts';
import { replyToMessage } from './message-queries.ts';

type MessageAnswerProps = {
  message: SupportMessage;
  /** The draft; it belongs to the message, not to this form. */
  text: string;
  onText: (text: string) => void;
};

/** Writes an answer. The draft stays until it's saved, also if a colleague answered first. */
export function MessageAnswer({ message, text, onText }: MessageAnswerProps) {
  const [error, setError] = useState<string>();
  /** One id per answer, so that retries don't send it twice. */
  const [replyId, setReplyId] = useState(() => crypto.randomUUID());
  /** How many replies were visible when the answer was started. */
  const [seen, setSeen] = useState(message.replies.length);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useMutation(replyToMessage);
  const count = message.replies.length;
  const isClosed = message.status === 'closed';
  const isOvertaken = text !== '' && count !== seen;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') {
      setError('Write an answer');
      field.current?.focus();
      return;
    }
    setError(undefined);
    try {
      const now = await send.mutateAsync({ messageId: message.id, replyId, text, seen });
      toast({ title: 'The answer is on its way', text: `It goes to ${message.email}.` });
      onText('');
      setReplyId(crypto.randomUUID());
      setSeen(now.replies.length);
    } catch (failure) {
      if (codeOf(failure) === 'step_up_required') return;
      const said = failure instanceof ApiError ? failure.fields['text'] : undefined;
      if (said) {
        setError(said);
        field.current?.focus();
      } else toast({ title: 'The answer was not sent', text: sentence(failure), destructive: true });
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      {isClosed && (
        <Notice tone="warning" live title="This message was closed while you were writing">
          <p>What you wrote is kept here. Open the message again to send it.</p>
        </Notice>
      )}
      {isOvertaken && (
        <Notice
          tone="warning"
          live
          title="There is a newer answer"
          action={
            <Button size="small" variant="outline" onClick={() => setSeen(count)}>
              I have read it
            </Button>
          }
        >
          <p>Read it above before you send yours.</p>
        </Notice>
      )}
      <Field
        label="Your answer"
        hint={`Goes to ${message.email}, with their message below it. An answer to it comes to the support mailbox.`}
        error={error}
        required
      >
        <Textarea
          ref={field}
          name="text"
          rows={6}
          maxLength={5000}
          value={text}
          onChange={(event) => {
            if (text === '') setSeen(count);
            onText(event.target.value);
          }}
        />
      </Field>
      <div>
        <Button type="submit" busy={send.isPending} disabled={isOvertaken || isClosed}>
          Send answer
        </Button>
      </div>
    </form>
  );
}
