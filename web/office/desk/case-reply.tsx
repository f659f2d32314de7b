import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import type { CaseView } from '#contract/office/desk.ts';
import { MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { placeholdersIn } from '#contract/service/placeholders.ts';
import { useScreenKeys } from '#web/office/admin/queue/queue-keys.ts';
import { useDraftText } from '#web/office/admin/draft-text.ts';
import { AttachButton } from '#web/service/conversations/attach-button.tsx';
import { replyInCase, sendCaseFile } from '#web/service/conversations/queries.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { CannedPicker } from './canned-picker.tsx';
import { CaseWatchers } from './case-watchers.tsx';
import { changeCase } from './desk-queries.ts';
import { useTyping } from './use-typing.ts';
import * as t from '#text/office/desk-case.ts';

type ReplyProps = {
  caseId: string;
  newest: number;
  visitor: CaseView['visitor'];
  /** Called with each change of the text, so the household sees that someone is typing. */
  onType: () => void;
};

/** Answers the household or visitor. If something new arrived in the meantime, the reply is stopped once. */
export function CaseReply({ caseId, newest, visitor, onType }: ReplyProps) {
  const [text, setText] = useDraftText(`case-reply:${caseId}`);
  const [id, setId] = useState(() => crypto.randomUUID());
  /** The newest message that was visible when the reply was started. */
  const [readSeq, setReadSeq] = useState(newest);
  const [isStopped, setStopped] = useState(false);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isPicking, setPicking] = useState(false);
  const send = useMutation(replyInCase);
  const attach = useMutation(sendCaseFile);
  const change = useMutation(changeCase);
  /** An answered visitor isn't waiting anymore, so the case is closed unless the agent chooses otherwise. */
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
  /** Colleagues see it, too, because two people must not answer the same question. */
  const { isTyping, noteTyping } = useTyping();
  const write = (next: string) => {
    if (text === '') setReadSeq(newest);
    setText(next);
    noteTyping();
    onType();
  };
  /** Unless the agent has moved on while it was sent: the rest of a note for the team must not end up in a reply. */
  const returnToField = () => {
    const focused = document.activeElement;
    const isHere = focused === document.body || field.current?.form?.contains(focused);
    if (isHere) field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t.writeReply);
    const [missing] = placeholdersIn(text);
    if (missing !== undefined) return setError(t.replaceVariable(missing));
    setError(undefined);
    try {
      await send.mutateAsync({ caseId, id, text: text.trim(), readSeq: isStopped ? newest : readSeq });
      setText('');
      setId(crypto.randomUUID());
      setStopped(false);
      if (isClosing) await change.mutateAsync({ caseId, what: 'close', body: { reason: 'answered' } });
      returnToField();
    } catch (failure) {
      if (codeOf(failure) === 'conflict') setStopped(true);
      setError(sentence(failure));
    }
  };
  const sendFiles = async (files: File[]) => {
    setError(undefined);
    try {
      for (const file of files)
        await attach.mutateAsync({ caseId, file, id: crypto.randomUUID(), readSeq: newest });
    } catch (failure) {
      setError(sentence(failure));
    }
  };
  return (
    <>
      <CaseWatchers caseId={caseId} isTyping={isTyping} />
      <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
        {isStopped && (
          <Notice tone="warning" live title={t.somethingNew}>
            <p>{t.somethingNewText}</p>
          </Notice>
        )}
        <Field
          label={t.reply}
          hint={visitor ? t.visitorReplyHint(visitor.email) : t.householdReplyHint}
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
            label={t.closeAfter}
            checked={isClosing}
            onChange={(event) => setClosing(event.target.checked)}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={send.isPending || change.isPending}>
            {isStopped ? t.sendAnyway : t.sendReply}
          </Button>
          <Button variant="outline" onClick={() => setPicking(true)}>
            {t.cannedReply}
          </Button>
          {!visitor && (
            <AttachButton
              disabled={attach.isPending}
              onRefused={setError}
              onFiles={(files) => void sendFiles(files)}
            />
          )}
        </div>
      </form>
      {/* Outside the form, because a nested form would submit both. */}
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
