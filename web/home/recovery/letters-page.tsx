import { useMutation } from '@tanstack/react-query';
import { Mail, PenLine, Send } from 'lucide-react';
import { useState } from 'react';
import { CLOCKS } from '#contract/home/recovery-clocks.ts';
import {
  type Letter,
  LETTER_WORDS,
  type LetterOption,
  type LettersView,
} from '#contract/home/recovery-letters.ts';
import { FLAG_WORDS } from '#contract/home/recovery-words.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { LetterEditor } from './letter-editor.tsx';
import { letterPdfUrl, lettersQuery, startLetter } from './letter-queries.ts';
import { RecordFrame } from './record-frame.tsx';
import { clockTitle } from './recovery-words.ts';
import * as log from '#text/home/recovery-log.ts';
import * as t from '#text/home/recovery-letters.ts';

/** /recovery/letters: ready-made requests, drafts, and what was sent. */
export const LettersPage = () => (
  <RecordFrame<LettersView> title={t.title} intro={t.intro} what={t.theLetters} query={lettersQuery}>
    {(view, homeId) => <Letters view={view} homeId={homeId} />}
  </RecordFrame>
);

type PartProps = { view: LettersView; homeId: string };

function Letters({ view, homeId }: PartProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const open = view.letters.find(
    ({ id, state }) => id === openId && (state === 'draft' || state === 'refused'),
  );
  const drafts = view.letters.filter(({ state }) => state !== 'sent');
  const sent = view.letters.filter(({ state }) => state === 'sent');
  return (
    <>
      {open && (
        <LetterEditor
          key={open.id}
          view={view}
          homeId={homeId}
          letter={open}
          onClose={() => setOpenId(null)}
        />
      )}
      {!open && drafts.length > 0 && (
        <Section icon={PenLine} title={t.drafts}>
          <ul className="divide-y divide-line border-y border-line">
            {drafts.map((letter) => (
              <Draft key={letter.id} letter={letter} onOpen={() => setOpenId(letter.id)} />
            ))}
          </ul>
        </Section>
      )}
      {!open && <Options view={view} homeId={homeId} onOpen={setOpenId} />}
      <Section icon={Send} title={t.sent}>
        {sent.length === 0 ? (
          <p className="rounded-control bg-sunken px-4 py-3 text-muted">{t.noneSent}</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {sent.map((letter) => (
              <Sent key={letter.id} letter={letter} homeId={homeId} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}

function Draft({ letter, onOpen }: { letter: Letter; onOpen: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {LETTER_WORDS[letter.kind].title}{' '}
          <Badge tone={letter.state === 'refused' ? 'danger' : 'neutral'}>{t.states[letter.state]}</Badge>
        </p>
        {letter.state === 'refused' && <p className="text-sm">{t.refusedText}</p>}
        {letter.state === 'queued' && <p className="text-sm text-muted">{t.queuedText}</p>}
      </div>
      {letter.state !== 'queued' && (
        <Button variant="outline" onClick={onOpen}>
          {t.openDraft}
          <span className="sr-only">: {LETTER_WORDS[letter.kind].title}</span>
        </Button>
      )}
    </li>
  );
}

function Options({ view, homeId, onOpen }: PartProps & { onOpen: (id: string) => void }) {
  const { mutateAsync, isPending } = useMutation(startLetter);
  const write = async (kind: LetterOption['id']) => {
    try {
      onOpen((await mutateAsync({ homeId, kind })).id);
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <Section icon={Mail} title={t.ready}>
      <ul className="divide-y divide-line border-y border-line">
        {view.options
          .filter(({ state }) => state !== 'open')
          .map((option) => (
            <li key={option.id} className="flex flex-wrap items-start justify-between gap-3 py-4">
              <div className="grid min-w-0 flex-1 basis-64 gap-1">
                <h3 className="text-base font-medium">{LETTER_WORDS[option.id].title}</h3>
                <p>{LETTER_WORDS[option.id].about}</p>
                <p className="text-sm text-muted">{startsText(option)}</p>
                <p className="text-sm text-muted">{t.law(option.section, option.confidence)}</p>
                {option.state !== 'ready' && <p className="text-sm font-medium">{whyNot(option)}</p>}
              </div>
              {view.canEdit && option.state === 'ready' && (
                <Button variant="outline" disabled={isPending} onClick={() => void write(option.id)}>
                  {t.write}
                  <span className="sr-only">: {LETTER_WORDS[option.id].title}</span>
                </Button>
              )}
            </li>
          ))}
      </ul>
    </Section>
  );
}

/** The duty that sending the letter starts. */
function startsText({ starts }: LetterOption): string {
  const clock = CLOCKS.find(({ start }) => 'fact' in start && start.fact === starts);
  return clock ? t.startsClock(clockTitle(clock.id)) : t.startsNone;
}

function whyNot({ state, missing }: LetterOption): string {
  if (state === 'later') return t.needsDecision;
  if (state === 'elsewhere') return t.otherState;
  return t.needsConditions(missing.map((flag) => FLAG_WORDS[flag]).join(', '));
}

function Sent({ letter, homeId }: { letter: Letter; homeId: string }) {
  const { kind, details, byUs, channel, sentOn, due } = letter;
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid min-w-0 flex-1 basis-56 gap-1">
          <h3 className="text-base font-medium">{LETTER_WORDS[kind].title}</h3>
          <p className="text-sm wrap-anywhere text-muted">{details.to}</p>
          {sentOn && (
            <p className="tabular text-sm text-muted">
              {byUs
                ? t.sentBy.us(formatDay(sentOn))
                : t.sentBy.you(log.channels[channel ?? 'letter'], formatDay(sentOn))}
            </p>
          )}
          <p className="tabular font-medium">{due ? t.answerDue(formatDay(due)) : t.noDeadline}</p>
          {due && channel === 'letter' && <p className="text-sm text-muted">{t.receivedHint}</p>}
        </div>
        <a
          href={letterPdfUrl(homeId, letter.id)}
          download
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          {t.print}
          <span className="sr-only">: {LETTER_WORDS[kind].title}</span>
        </a>
      </div>
      <details>
        <summary className="flex min-h-11 w-fit cursor-pointer items-center rounded-control text-sm font-medium underline underline-offset-4">
          {t.readCopy}
          <span className="sr-only">: {LETTER_WORDS[kind].title}</span>
        </summary>
        <p className="font-medium wrap-anywhere">{details.subject}</p>
        <p lang="en" className="max-w-prose wrap-anywhere whitespace-pre-line">
          {details.body}
        </p>
      </details>
    </li>
  );
}
