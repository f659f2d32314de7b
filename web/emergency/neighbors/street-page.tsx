import { UsersRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import type { openGroupLink } from '#contract/emergency/neighbors.ts';
import { type LinkTrouble, readLink } from '#web/core/accounts/read-link.ts';
import { useLinkPageState } from '#web/core/accounts/use-link-page-state.ts';
import { useLinkToken } from '#web/core/accounts/use-link-token.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { rememberReturnPath } from '#web/lib/return-path.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { LinkNotLoaded, WrongLink } from '#web/ui/link-outcomes.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Outcome, OutcomeCard } from '#web/ui/outcome.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { forgetToken, keepToken, keptToken } from './kept-token.ts';
import * as t from '#text/emergency/neighbor-street.ts';

const calls = () => import('./street-calls.ts');

type Opened = z.output<typeof openGroupLink.reply>;
type State = { is: 'reading' } | { is: 'opened'; link: Opened; problem?: string } | LinkTrouble;
const READING: State = { is: 'reading' };

const read = (token: string): Promise<State> =>
  readLink(async () => ({ is: 'opened' as const, link: await (await calls()).openLink(token) }));

/** /street: the target of invitation links and flyer codes. Nothing happens until a button is clicked. */
export function StreetPage() {
  const [found] = useLinkToken();
  const [kept, setKept] = useState<string | null>(null);
  const token = found ?? kept;
  const { state, setState, page, willAct } = useLinkPageState(token, read, READING);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (found !== null) return;
    // The fragment is read in a moment. Without one, they may be back from signing in.
    const timer = setTimeout(() => {
      const back = keptToken();
      if (back) setKept(back);
      else setState({ is: 'wrong', why: t.noLink });
    }, 300);
    return () => clearTimeout(timer);
  }, [found, setState]);

  const act = async (deed: 'join' | 'read') => {
    if (token === null) return;
    willAct();
    setBusy(true);
    try {
      if (deed === 'read') setState(await read(token));
      else {
        const { groupId } = await (await calls()).join(token);
        forgetToken();
        // A full page load: this page is in both documents, the group in one.
        location.assign(`/neighbors/${groupId}`);
        return;
      }
    } catch (error) {
      if (codeOf(error) === 'link_wrong') setState({ is: 'wrong', why: sentence(error) });
      else setState((was) => (was.is === 'opened' ? { ...was, problem: sentence(error) } : was));
    }
    setBusy(false);
  };

  return (
    <OutcomeCard ref={page} aria-live="polite" className="min-h-104">
      <Told state={state} busy={busy} token={token} act={(deed) => void act(deed)} />
    </OutcomeCard>
  );
}

type ToldProps = { state: State; busy: boolean; token: string | null; act: (deed: 'join' | 'read') => void };

function Told({ state, busy, token, act }: ToldProps) {
  switch (state.is) {
    case 'reading':
      return (
        <Outcome icon={<Spinner className="text-xl" />} title={t.title}>
          <p className="text-muted noscript:hidden">{t.reading}</p>
          <p className="hidden text-muted noscript:block">{t.needsScript}</p>
        </Outcome>
      );
    case 'opened':
      return (
        <Outcome icon={<UsersRound className="size-6" aria-hidden="true" />} title={t.title}>
          <p className="text-xl font-semibold wrap-anywhere">{state.link.name}</p>
          <p className="text-muted wrap-anywhere">{state.link.area}</p>
          <p className="wrap-anywhere">{t.invites(state.link.ambassador)}</p>
          <section className="grid gap-2">
            <h2 className="text-xl">{t.whatIsShared}</h2>
            <ul className="list-disc space-y-1 pl-5">
              {t.shared.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
          {state.problem && (
            <Notice tone="danger" live>
              {state.problem}
            </Notice>
          )}
          <Next link={state.link} busy={busy} token={token} onJoin={() => act('join')} />
        </Outcome>
      );
    case 'wrong':
      return (
        <WrongLink title={t.wrong} why={state.why}>
          <Link to="/" className={buttonClass({ variant: 'outline', className: '@sm:justify-self-start' })}>
            {t.toHomePage}
          </Link>
        </WrongLink>
      );
    case 'failed':
      return (
        <LinkNotLoaded>
          <p className="text-muted">{t.notLoaded(state.why)}</p>
          <Button className="@sm:justify-self-start" busy={busy} onClick={() => act('read')}>
            {t.tryAgain}
          </Button>
        </LinkNotLoaded>
      );
  }
}

type NextProps = { link: Opened; busy: boolean; token: string | null; onJoin: () => void };

/** What comes next: sign in, add a home, join, or open the group. */
function Next({ link, busy, token, onJoin }: NextProps) {
  const keep = () => {
    if (token) keepToken(token);
    rememberReturnPath('/street');
  };
  const button = buttonClass({ className: '@sm:justify-self-start' });
  if (link.joined)
    return (
      <>
        <p>{t.joinedAlready}</p>
        <a href={`/neighbors/${link.joined}`} className={button}>
          {t.openGroup}
        </a>
      </>
    );
  if (!link.isSignedIn)
    return (
      <>
        <p className="text-muted">{t.signInText}</p>
        <a href="/sign-in?next=/street" className={button} onClick={keep}>
          {t.signIn}
        </a>
      </>
    );
  if (link.home === null)
    return (
      <>
        <p className="text-muted">{t.addHomeText}</p>
        <a href="/setup" className={button} onClick={keep}>
          {t.addHome}
        </a>
      </>
    );
  return (
    <>
      <p className="wrap-anywhere">{t.withHome(link.home)}</p>
      <Button className="@sm:justify-self-start" busy={busy} onClick={onJoin}>
        {t.joinGroup}
      </Button>
    </>
  );
}
