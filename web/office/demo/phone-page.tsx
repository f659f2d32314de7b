import { Smartphone } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import { BRAND } from '#contract/brand.ts';
import type { DemoPhoneMessage } from '#contract/demo.ts';
import { formatPhone, normalizePhone } from '#contract/phone.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/cn.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import * as t from '#text/office/mailbox.ts';

type State =
  | { is: 'loading' }
  | { is: 'failed'; error: unknown }
  | { is: 'ready'; messages: DemoPhoneMessage[] };

/** Texts arrive while the page is open, as on a phone. */
const POLL_MS = 2000;
const QUICK_TEXTS = ['SAFE', 'ALL', 'SOS', 'STOP'];

function usePhone(number: string): { state: State; reload: () => void } {
  const [state, setState] = useState<State>({ is: 'loading' });
  const [reading, setReading] = useState(0);
  useEffect(() => {
    if (!number) return;
    let isCurrent = true;
    const read = async () => {
      try {
        const { readPhone } = await import('./demo-phone.ts');
        const messages = await readPhone(number);
        if (isCurrent) setState({ is: 'ready', messages });
      } catch (error) {
        if (isCurrent) setState((was) => (was.is === 'ready' ? was : { is: 'failed', error }));
      }
    };
    void read();
    const timer = setInterval(() => void read(), POLL_MS);
    return () => {
      isCurrent = false;
      clearInterval(timer);
    };
  }, [number, reading]);
  const reload = () => {
    setState((was) => (was.is === 'ready' ? was : { is: 'loading' }));
    setReading((n) => n + 1);
  };
  return { state, reload };
}

function Bubbles({ messages }: { messages: readonly DemoPhoneMessage[] }) {
  const end = useRef<HTMLLIElement>(null);
  const count = messages.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <ol className="grid gap-3">
      {messages.map(({ id, from, text, at }, n) => (
        <li
          key={id}
          ref={n === count - 1 ? end : undefined}
          className={cn(
            'grid max-w-[85%] gap-0.5 rounded-card border px-4 py-3',
            from === 'phone'
              ? 'justify-self-end border-pine bg-pine-soft'
              : 'justify-self-start border-line bg-surface',
          )}
        >
          <span className="sr-only">{from === 'phone' ? t.thisPhone : BRAND.name}</span>
          <span className="wrap-anywhere whitespace-pre-line">{text}</span>
          <span className="tabular text-sm text-muted">{formatMoment(at)}</span>
        </li>
      ))}
    </ol>
  );
}

function Composer({ number, onSent }: { number: string; onSent: () => void }) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const send = async (words: string) => {
    setSending(true);
    try {
      const { sendText } = await import('./demo-phone.ts');
      await sendText({ id: crypto.randomUUID(), number, text: words });
      setText('');
      setError(undefined);
      onSent();
    } catch (failure) {
      setError(sentence(failure));
    } finally {
      setSending(false);
      field.current?.focus();
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (text.trim() === '') return setError(t.writeText);
    void send(text.trim());
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-3">
      <div className="flex flex-wrap gap-2" role="group" aria-label={t.quickTexts}>
        {QUICK_TEXTS.map((words) => (
          <Button key={words} variant="outline" disabled={isSending} onClick={() => void send(words)}>
            {words}
          </Button>
        ))}
      </div>
      <div className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label={t.textTo(BRAND.name)} error={error} className="flex-1">
          <Input
            ref={field}
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={1600}
          />
        </Field>
        <Button type="submit" busy={isSending}>
          {t.send}
        </Button>
      </div>
    </form>
  );
}

function Phone({ number }: { number: string }) {
  const { state, reload } = usePhone(number);
  if (state.is === 'loading')
    return (
      <SkeletonGroup label={t.loadingPhone} className="grid gap-4">
        <Skeleton className="h-20 w-3/4 rounded-card" />
        <Skeleton className="h-20 w-3/4 rounded-card" />
      </SkeletonGroup>
    );
  if (state.is === 'failed')
    return <ErrorState title={t.phoneNotLoaded} text={sentence(state.error)} onRetry={reload} />;
  return (
    <section className="grid gap-4" aria-label={t.textsOf(formatPhone(normalizePhone(number) ?? number))}>
      <div role="log" aria-label={t.texts}>
        {state.messages.length === 0 ? (
          <EmptyState icon={Smartphone} title={t.noTexts} text={t.noTextsDetail} />
        ) : (
          <Bubbles messages={state.messages} />
        )}
      </div>
      <Composer number={number} onSent={reload} />
    </section>
  );
}

/** The demo texts no one; this page shows a phone with the texts it would have received, and it can answer. */
export function PhonePage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const number = new URLSearchParams(search).get('number') ?? '';
  const [error, setError] = useState<string>();
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('number') ?? '').trim();
    if (normalizePhone(wanted) === null) return setError(t.phoneWrong);
    setError(undefined);
    navigate(`${pathname}?${new URLSearchParams({ number: wanted })}`, { replace: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-10">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t.phoneTitle}</h1>
        <p className="text-muted">{t.phoneIntro}</p>
      </div>
      <form noValidate onSubmit={open} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label={t.phoneNumber} error={error} className="flex-1">
          <Input name="number" key={number} defaultValue={number} type="tel" autoComplete="tel" required />
        </Field>
        <Button type="submit">{t.openPhone}</Button>
      </form>
      {number && <Phone key={number} number={number} />}
    </div>
  );
}
