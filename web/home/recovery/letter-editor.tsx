import { useMutation } from '@tanstack/react-query';
import { PenLine } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { gapsIn } from '#contract/home/recovery-letter-kinds.ts';
import {
  type Letter,
  LETTER_CHARACTERS,
  LETTER_WORDS,
  type LettersView,
  OWN_CHANNELS,
} from '#contract/home/recovery-letters.ts';
import { ApiError, sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { useFieldErrors } from '#web/lib/use-field-errors.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PromptDialog } from '#web/ui/prompt-dialog.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { Section } from '#web/ui/section.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { editLetter, letterPdfUrl, removeLetter, sendLetter } from './letter-queries.ts';
import { typed } from './record-dialog.tsx';
import * as log from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-letters.ts';

type EditorProps = { view: LettersView; homeId: string; letter: Letter; onClose: () => void };

const detailsIn = (form: FormData) => ({
  to: typed(form, 'to'),
  email: typed(form, 'email'),
  subject: typed(form, 'subject'),
  body: typed(form, 'body'),
});

/** One open letter: its text, its gaps, and how to send it. */
export function LetterEditor({ view, homeId, letter, onClose }: EditorProps) {
  const { errors, show, form } = useFieldErrors();
  const edit = useMutation(editLetter);
  const [gaps, setGaps] = useState(letter.gaps);
  const [isSending, setSending] = useState(false);
  const isToInsurer = letter.kind !== 'complaint-summary';
  const save = async (): Promise<boolean> => {
    if (!form.ref.current) return false;
    const given = detailsIn(new FormData(form.ref.current));
    try {
      await edit.mutateAsync({ homeId, letterId: letter.id, body: { ...given, basedOn: letter.updatedAt } });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError && show(error.fields)))
        toast({ title: sentence(error), destructive: true });
      return false;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save().then((isSaved) => isSaved && toast({ title: t.saved }));
  };
  /** The file must match what is on screen. */
  const print = async () => {
    if (await save()) window.location.assign(letterPdfUrl(homeId, letter.id));
  };
  const noteGaps = () => {
    if (!form.ref.current) return;
    const { to, subject, body } = detailsIn(new FormData(form.ref.current));
    setGaps(gapsIn([to, subject, body].join('\n')));
  };
  return (
    <Section icon={PenLine} title={LETTER_WORDS[letter.kind].title}>
      <p className="text-muted">{t.inEnglish}</p>
      {letter.state === 'refused' && (
        <Notice tone="danger" title={t.states.refused}>
          {t.refusedText}
        </Notice>
      )}
      {gaps.length > 0 && (
        <Notice tone="warning" title={t.gapsTitle}>
          <p>{t.gapsText}</p>
          <ul className="list-disc pl-5" lang="en">
            {gaps.map((gap) => (
              <li key={gap}>{gap}</li>
            ))}
          </ul>
        </Notice>
      )}
      <form {...form} onInput={noteGaps} onSubmit={submit} className="grid grid-cols-1 gap-4">
        <Field label={t.to} error={errors['to']} required>
          <Input name="to" defaultValue={letter.details.to} maxLength={120} autoComplete="off" />
        </Field>
        {isToInsurer && (
          <Field label={t.email} hint={t.emailHint} error={errors['email']}>
            <Input
              name="email"
              type="email"
              defaultValue={letter.details.email}
              maxLength={254}
              autoComplete="off"
            />
          </Field>
        )}
        <Field label={t.subject} error={errors['subject']} required>
          <Input name="subject" defaultValue={letter.details.subject} maxLength={160} autoComplete="off" />
        </Field>
        <Field label={t.body} error={errors['body']} required>
          <Textarea
            name="body"
            lang="en"
            rows={18}
            maxLength={LETTER_CHARACTERS}
            defaultValue={letter.details.body}
          />
        </Field>
        {letter.explanation !== null && (
          <details>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-medium underline underline-offset-4">
              {t.explanation}
            </summary>
            <p className="max-w-prose wrap-anywhere whitespace-pre-line">{letter.explanation}</p>
          </details>
        )}
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={gaps.length > 0 || edit.isPending}
            onClick={() => void save().then((isSaved) => isSaved && setSending(true))}
          >
            {t.send}
          </Button>
          <Button type="submit" variant="outline" busy={edit.isPending}>
            {t.save}
          </Button>
          <Button variant="outline" disabled={edit.isPending} onClick={() => void print()}>
            {t.print}
          </Button>
          <DeleteButton homeId={homeId} letterId={letter.id} onDone={onClose} />
          <Button variant="outline" onClick={onClose}>
            {t.close}
          </Button>
        </div>
      </form>
      {isSending && (
        <SendDialog
          view={view}
          homeId={homeId}
          letter={letter}
          canEmail={isToInsurer && view.canEmail}
          onClose={() => setSending(false)}
        />
      )}
    </Section>
  );
}

type SendDialogProps = Omit<EditorProps, 'onClose'> & { canEmail: boolean; onClose: () => void };

function SendDialog({ view, homeId, letter, canEmail, onClose }: SendDialogProps) {
  const { mutateAsync } = useMutation(sendLetter);
  const [how, setHow] = useState<'by-us' | 'myself'>(canEmail && letter.details.email ? 'by-us' : 'myself');
  const send = async (form: FormData) => {
    const basedOn = letter.updatedAt;
    const channel = OWN_CHANNELS.find((one) => one === typed(form, 'channel')) ?? 'letter';
    const body =
      how === 'by-us'
        ? ({ how, basedOn } as const)
        : ({ how, basedOn, channel, day: typed(form, 'day') } as const);
    await mutateAsync({ homeId, letterId: letter.id, body });
    toast({ title: how === 'by-us' ? t.sending : t.wasSent });
  };
  return (
    <PromptDialog wide title={t.send} text={t.sendText} action={t.send} onClose={onClose} onConfirm={send}>
      {(errors) => (
        <>
          <RadioGroup legend={t.how} name="how" error={errors['email'] ?? errors['body']}>
            <Radio
              tile
              value="by-us"
              label={t.byUs}
              hint={view.canEmail ? t.byUsText(view.replyTo) : t.byUsNoMembership}
              disabled={!canEmail}
              checked={how === 'by-us'}
              onChange={() => setHow('by-us')}
            />
            <Radio
              tile
              value="myself"
              label={t.myself}
              hint={t.myselfText}
              checked={how === 'myself'}
              onChange={() => setHow('myself')}
            />
          </RadioGroup>
          {how === 'myself' && (
            <div className="grid gap-4 sm:grid-cols-2">
              <Field label={t.channel} error={errors['channel']} required>
                <Select name="channel" defaultValue="letter">
                  {OWN_CHANNELS.map((channel) => (
                    <option key={channel} value={channel}>
                      {log.channels[channel]}
                    </option>
                  ))}
                </Select>
              </Field>
              <Field label={t.day} error={errors['day']} required>
                <Input name="day" type="date" max={view.today} defaultValue={view.today} />
              </Field>
            </div>
          )}
        </>
      )}
    </PromptDialog>
  );
}

function DeleteButton({
  homeId,
  letterId,
  onDone,
}: {
  homeId: string;
  letterId: string;
  onDone: () => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useMutation(removeLetter);
  const confirm = async () => {
    try {
      await mutateAsync({ homeId, letterId });
      toast({ title: t.deleted });
      onDone();
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
    setAsking(false);
  };
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t.deleteDraft}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t.deleteQuestion}
        text={t.deleteText}
        confirmLabel={t.deleteDraft}
        destructive
        busy={isPending}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
