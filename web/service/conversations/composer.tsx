import { type FormEvent, useRef, useState } from 'react';
import { type HelpView, MESSAGE_CHARACTERS } from '#contract/service/conversations.ts';
import { Link } from '#web/lib/link.tsx';
import { Button } from '#web/ui/button.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { AttachButton } from './attach-button.tsx';
import { safeNotice } from './help-words.ts';
import { queueFile, queueMessage } from './pending-messages.ts';
import * as t from '#text/service/conversations.ts';

/** Quick replies that a member sends with one tap. They are only messages to our team: none checks anyone in. */
const QUICK_REPLIES = Object.values(t.quickReplies);

type ComposerProps = { homeId: string; event: HelpView['event']; onType: () => void };

/** Writes to our team: text, quick replies, photos and files. */
export function Composer({ homeId, event, onType }: ComposerProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  /** "We're safe" is only a message. In an evacuation, the page then says how to check people in. */
  const [saidSafe, setSaidSafe] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = (words: string) =>
    queueMessage({ id: crypto.randomUUID(), homeId, text: words, at: Date.now() });
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault();
    field.current?.focus();
    if (text.trim() === '') return setError(t.writeMessage);
    setError(undefined);
    send(text.trim());
    setText('');
  };
  const notice = saidSafe && event ? safeNotice(event) : null;
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t.quickRepliesLabel}>
        {QUICK_REPLIES.map((words) => (
          <Button
            key={words}
            variant="outline"
            onClick={() => {
              send(words);
              setSaidSafe(words === t.quickReplies.safe);
            }}
          >
            {words}
          </Button>
        ))}
      </div>
      {notice && (
        <Notice
          tone="warning"
          live
          title={notice.title}
          action={
            <Link to="/evacuation" className={buttonClass({ variant: 'outline', size: 'small' })}>
              {t.checkPeopleIn}
            </Link>
          }
        >
          <p>{notice.text}</p>
        </Notice>
      )}
      <Field label={t.yourMessage} error={error}>
        <Textarea
          ref={field}
          rows={3}
          maxLength={MESSAGE_CHARACTERS}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            onType();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{t.send}</Button>
        <AttachButton
          onRefused={setError}
          onFiles={(files) => {
            setError(undefined);
            void (async () => {
              for (const file of files) await queueFile(homeId, file);
            })();
          }}
        />
      </div>
    </form>
  );
}
