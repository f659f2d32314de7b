import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { May, useMay } from '#web/core/accounts/may.tsx';
import { useDraftText } from '#web/office/admin/draft-text.ts';
import { bubbleOf, MessageList } from '#web/service/conversations/message-list.tsx';
import { caseMessagesQuery, markCaseRead, replyInCase } from '#web/service/conversations/queries.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';

/** The conversation of a case, with a form to answer. */
export function CaseThread({ caseId, isClosed }: { caseId: string; isClosed: boolean }) {
  const query = useQuery(caseMessagesQuery(caseId));
  const may = useMay();
  const { mutate } = useMutation(markCaseRead);
  const marked = useRef(0);
  const newest = query.data?.messages.findLast(({ from }) => from === 'household')?.seq ?? 0;
  const canMark = may('cases.work');
  useEffect(() => {
    if (!canMark || newest <= marked.current || document.visibilityState !== 'visible') return;
    marked.current = newest;
    mutate({ caseId, seq: newest });
  }, [canMark, caseId, newest, mutate]);
  return (
    <section className="grid gap-3">
      <h3 className="text-lg">Conversation</h3>
      <Loaded query={query} what="the conversation">
        {({ messages, readByHousehold }) => {
          const lastOwn = messages.findLast(({ from }) => from === 'team')?.seq;
          return (
            <>
              {messages.length === 0 ? (
                <p className="text-muted">Nothing was written yet. Call the household, or write to them.</p>
              ) : (
                <MessageList
                  label="Conversation with the household"
                  bubbles={messages.map((message) =>
                    bubbleOf(
                      message,
                      'team',
                      message.seq === lastOwn
                        ? readByHousehold >= message.seq
                          ? 'Read'
                          : 'Not read yet'
                        : undefined,
                    ),
                  )}
                />
              )}
              {!isClosed && (
                <May use="cases.work">
                  <Reply caseId={caseId} newest={messages.at(-1)?.seq ?? 0} />
                </May>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

function Reply({ caseId, newest }: { caseId: string; newest: number }) {
  const [text, setText] = useDraftText(`case-reply:${caseId}`);
  const [id, setId] = useState(() => crypto.randomUUID());
  /** The newest message that was visible when the reply was started. */
  const [readSeq, setReadSeq] = useState(newest);
  const [isStopped, setStopped] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const send = useMutation(replyInCase);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('Write a reply');
    setError(undefined);
    try {
      await send.mutateAsync({ caseId, id, text: text.trim(), readSeq: isStopped ? newest : readSeq });
      setText('');
      setId(crypto.randomUUID());
      setStopped(false);
      field.current?.focus();
    } catch (failure) {
      if (codeOf(failure) === 'conflict') setStopped(true);
      setError(sentence(failure));
    }
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      {isStopped && (
        <Notice tone="warning" live title="The household wrote something new">
          <p>Your reply wasn’t sent. Read the newest message above, then send again.</p>
        </Notice>
      )}
      <Field
        label="Reply"
        hint="The household sees it in the app. After a minute unread, they get an email. If it’s urgent, call them."
        error={isStopped ? undefined : error}
      >
        <Textarea
          ref={field}
          rows={3}
          maxLength={MESSAGE_CHARACTERS}
          value={text}
          onChange={(event) => {
            if (text === '') setReadSeq(newest);
            setText(event.target.value);
          }}
        />
      </Field>
      <div>
        <Button type="submit" busy={send.isPending}>
          {isStopped ? 'Send anyway' : 'Send reply'}
        </Button>
      </div>
    </form>
  );
}
