import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { type HelpMessage, MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { May, useMay } from '#web/core/accounts/may.tsx';
import { useScreenKeys } from '#web/office/admin/queue/queue-keys.ts';
import { useDraftText } from '#web/office/admin/draft-text.ts';
import { withBroadcasts } from '#web/service/conversations/broadcast-bubbles.tsx';
import { EarlierMessages } from '#web/service/conversations/earlier-messages.tsx';
import { bubbleOf, MessageList } from '#web/service/conversations/message-list.tsx';
import { caseMessagesQuery, markCaseRead, replyInCase } from '#web/service/conversations/queries.ts';
import { CannedPicker } from './canned-picker.tsx';
import { CaseWatchers } from './case-watchers.tsx';
import { useTyping } from './use-typing.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { changeCase, resendReply } from './desk-queries.ts';

type CaseThreadProps = { caseId: string; isClosed: boolean; visitor: CaseView['visitor'] };

/** The conversation of a case, with a form to answer. */
export function CaseThread({ caseId, isClosed, visitor }: CaseThreadProps) {
  const query = useQuery(caseMessagesQuery(caseId));
  const may = useMay();
  const { mutate } = useMutation(markCaseRead);
  const marked = useRef(0);
  const newest = query.data?.messages.findLast(({ from }) => from !== 'team')?.seq ?? 0;
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
        {({ messages, readByHousehold, earlier, broadcasts }) => {
          const lastOwn = messages.findLast(({ from }) => from === 'team')?.seq;
          return (
            <>
              <EarlierMessages earlier={earlier} side="team" />
              {messages.length + broadcasts.length === 0 ? (
                <p className="text-muted">Nothing was written yet. Call the household, or write to them.</p>
              ) : (
                <MessageList
                  label={visitor ? `Conversation with ${visitor.name}` : 'Conversation with the household'}
                  bubbles={withBroadcasts(messages, broadcasts, 'team', (message) =>
                    bubbleOf(
                      message.from === 'visitor' ? { ...message, name: visitor?.name ?? null } : message,
                      'team',
                      visitor ? (
                        <ReplyMail caseId={caseId} message={message} visitor={visitor} />
                      ) : message.seq === lastOwn ? (
                        readByHousehold >= message.seq ? (
                          'Read'
                        ) : (
                          'Not read yet'
                        )
                      ) : undefined,
                    ),
                  )}
                />
              )}
              {!isClosed && (
                <May use="cases.work">
                  <Reply caseId={caseId} newest={messages.at(-1)?.seq ?? 0} visitor={visitor} />
                </May>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}

const MAIL_WORDS = { due: 'On its way by email', sent: 'Sent by email', refused: 'Not delivered' } as const;

/** Whether a reply reached the visitor's mail server. */
function ReplyMail({
  caseId,
  message,
  visitor,
}: {
  caseId: string;
  message: HelpMessage;
  visitor: NonNullable<CaseView['visitor']>;
}) {
  const resend = useMutation(resendReply);
  const mail = visitor.replies.find(({ messageId }) => messageId === message.id)?.mail;
  if (!mail) return null;
  const again = async () => {
    try {
      await resend.mutateAsync({ caseId, messageId: message.id });
      toast({ title: 'The reply is on its way again' });
    } catch (failure) {
      toast({ title: 'The reply wasn’t sent', text: sentence(failure), destructive: true });
    }
  };
  return (
    <>
      {MAIL_WORDS[mail]}
      {mail === 'refused' && (
        <>
          . The mail server refused it, so {visitor.name} hasn’t read it.{' '}
          <May use="cases.work">
            <Button size="small" variant="link" busy={resend.isPending} onClick={() => void again()}>
              Send again
            </Button>
          </May>
        </>
      )}
    </>
  );
}

type ReplyProps = { caseId: string; newest: number; visitor: CaseView['visitor'] };

function Reply({ caseId, newest, visitor }: ReplyProps) {
  const [text, setText] = useDraftText(`case-reply:${caseId}`);
  const [id, setId] = useState(() => crypto.randomUUID());
  /** The newest message that was visible when the reply was started. */
  const [readSeq, setReadSeq] = useState(newest);
  const [isStopped, setStopped] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const send = useMutation(replyInCase);
  const change = useMutation(changeCase);
  /** A visitor who was answered waits for nothing, so their case is closed unless the agent says otherwise. */
  const [isClosing, setClosing] = useState(visitor !== null);
  useScreenKeys({
    r: () => {
      field.current?.focus();
      return true;
    },
    c: () => {
      setPicking(true);
      return true;
    },
  });
  const { isTyping, noteTyping } = useTyping();
  const write = (next: string) => {
    if (text === '') setReadSeq(newest);
    setText(next);
    noteTyping();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError('Write a reply');
    const [missing] = placeholdersIn(text);
    if (missing !== undefined) return setError(`Replace {{${missing}}} before you send`);
    setError(undefined);
    try {
      await send.mutateAsync({ caseId, id, text: text.trim(), readSeq: isStopped ? newest : readSeq });
      setText('');
      setId(crypto.randomUUID());
      setStopped(false);
      if (isClosing) await change.mutateAsync({ caseId, what: 'close', body: { reason: 'answered' } });
      field.current?.focus();
    } catch (failure) {
      if (codeOf(failure) === 'conflict') setStopped(true);
      setError(sentence(failure));
    }
  };
  return (
    <>
      <CaseWatchers caseId={caseId} isTyping={isTyping} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        {isStopped && (
          <Notice tone="warning" live title="There’s something new">
            <p>Your reply wasn’t sent. Read the newest message above, then send again.</p>
          </Notice>
        )}
        <Field
          label="Reply"
          hint={
            visitor
              ? `Goes to ${visitor.email} by email, with their message below it.`
              : 'The household sees it in the app. Whoever wrote by text or email gets it that way, too. After a minute unread, we notify everyone by push, text and email. If it’s urgent, call them.'
          }
          error={isStopped ? undefined : error}
        >
          <Textarea
            ref={field}
            rows={3}
            maxLength={MESSAGE_CHARACTERS}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                event.currentTarget.form?.requestSubmit();
            }}
          />
        </Field>
        {visitor && (
          <Checkbox
            label="Close the case after sending"
            checked={isClosing}
            onChange={(event) => setClosing(event.target.checked)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={send.isPending || change.isPending}>
            {isStopped ? 'Send anyway' : 'Send reply'}
          </Button>
          <Button variant="outline" onClick={() => setPicking(true)}>
            Canned reply
          </Button>
        </div>
      </form>
      {/* Outside the form: a form inside it would submit both. */}
      {isPicking && (
        <CannedPicker
          caseId={caseId}
          onPick={(picked) => write(text === '' ? picked : `${text}\n${picked}`)}
          onGone={() => field.current?.focus()}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}
