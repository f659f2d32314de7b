import { type SubmitEvent, useState } from 'react';
import type { DemoMail } from '#contract/demo.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import * as t from '#text/office/mailbox.ts';

/** Answers an email in the demo mailbox, as an email program would. */
export function MailReply({ mail, to }: { mail: DemoMail; to: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isSent, setSent] = useState(false);
  const [text, setText] = useState('');
  const [id, setId] = useState(() => crypto.randomUUID());
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t.writeAnswer);
    setBusy(true);
    try {
      const { sendReply } = await import('./read-mailbox.ts');
      await sendReply({ id, from: mail.to, to, subject: `Re: ${mail.subject}`, text: text.trim() });
      setId(crypto.randomUUID());
      setText('');
      setError(undefined);
      setSent(true);
      setOpen(false);
    } catch (failure) {
      setError(sentence(failure));
    } finally {
      setBusy(false);
    }
  };
  if (!isOpen)
    return (
      <div className="grid gap-3">
        {isSent && <Notice tone="success" live title={t.answerSent} />}
        <div>
          <Button variant="outline" onClick={() => setOpen(true)}>
            {t.reply}
          </Button>
        </div>
      </div>
    );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-3">
      <Field label={t.yourAnswer} error={error}>
        <Textarea rows={3} maxLength={4000} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isBusy}>
          {t.sendAnswer}
        </Button>
        <Button variant="ghost" onClick={() => setOpen(false)}>
          {t.cancel}
        </Button>
      </div>
    </form>
  );
}
