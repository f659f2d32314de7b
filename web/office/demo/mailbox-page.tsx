import { type SubmitEvent, useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import type { DemoMail } from '#contract/demo.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { Inbox } from 'lucide-react';
import { MailCard } from './mail-card.tsx';
import * as t from '#text/office/mailbox.ts';

type State = { is: 'loading' } | { is: 'failed'; error: unknown } | { is: 'ready'; mails: DemoMail[] };

/** Reads a mailbox whenever the address or the reload count changes. */
function useMailbox(to: string, reading: number): State {
  const [state, setState] = useState<State>({ is: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    const show = (next: State) => isCurrent && setState(next);
    const read = async () => {
      if (!to) return;
      show({ is: 'loading' });
      const { readMailbox } = await import('./read-mailbox.ts');
      show({ is: 'ready', mails: await readMailbox(to) });
    };
    read().catch((error: unknown) => show({ is: 'failed', error }));
    return () => {
      isCurrent = false;
    };
  }, [to, reading]);
  return state;
}

function Mails({ state, onRetry }: { state: State; onRetry: () => void }) {
  if (state.is === 'loading') {
    return (
      <SkeletonGroup label={t.loading} className="grid gap-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </SkeletonGroup>
    );
  }
  if (state.is === 'failed') {
    return <ErrorState title={t.notLoaded} text={sentence(state.error)} onRetry={onRetry} />;
  }
  if (state.mails.length === 0) {
    return <EmptyState icon={Inbox} title={t.empty} text={t.emptyDetail} />;
  }
  return (
    <ol className="grid gap-4">
      {state.mails.map((mail) => (
        <li key={mail.createdAt + mail.subject}>
          <MailCard mail={mail} />
        </li>
      ))}
    </ol>
  );
}

/** The demo sends no email; this page shows what it would have sent. */
export function MailboxPage() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const to = new URLSearchParams(search).get('to') ?? '';
  const [reading, setReading] = useState(0);
  const state = useMailbox(to, reading);
  const open = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wanted = String(new FormData(event.currentTarget).get('to') ?? '').trim();
    if (wanted === to) setReading(reading + 1);
    else navigate(`${pathname}?${new URLSearchParams({ to: wanted })}`, { replace: true });
  };
  return (
    <div className="mx-auto grid w-full max-w-2xl gap-6 px-4 py-10">
      <div className="grid gap-2">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="text-muted">{t.intro}</p>
      </div>
      <form action="/demo/mailbox" onSubmit={open} className="flex flex-col gap-3 sm:flex-row sm:items-end">
        <Field label={t.emailOrPhone} className="flex-1">
          <Input name="to" key={to} defaultValue={to} autoComplete="email" required />
        </Field>
        <Button type="submit">{t.openMailbox}</Button>
      </form>
      {to && <Mails state={state} onRetry={() => setReading(reading + 1)} />}
    </div>
  );
}
