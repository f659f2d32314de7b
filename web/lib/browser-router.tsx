import { type ReactNode, useEffect, useMemo, useState, useTransition } from 'react';
import { withoutBase } from './match-path.ts';
import { type Location, type Navigation, type NavigationType, Router, type Step } from './router.tsx';

type Entry = { state: unknown; key: string } | null;

const newKey = () => Math.random().toString(36).slice(2, 10);

function currentStep(basename: string, navigationType: NavigationType): Step {
  const { pathname, search, hash } = window.location;
  const entry = history.state as Entry;
  const location: Location = {
    pathname: withoutBase(pathname, basename),
    search,
    hash,
    state: entry?.state ?? null,
    key: entry?.key ?? 'default',
  };
  return { location, navigationType };
}

/** After a short delay, marks the document as navigating; base.css draws the progress bar. */
function useWaiting(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const { dataset } = document.documentElement;
    const main = document.getElementById('content');
    const timer = setTimeout(() => {
      dataset['waiting'] = '';
      main?.setAttribute('aria-busy', 'true');
    }, 200);
    return () => {
      clearTimeout(timer);
      delete dataset['waiting'];
      main?.removeAttribute('aria-busy');
    };
  }, [isWaiting]);
}

/** Connects the router to the browser's URL and history. */
export function BrowserRouter({ basename = '/', children }: { basename?: string; children: ReactNode }) {
  const [step, setStep] = useState(() => currentStep(basename, 'POP'));
  const [isPending, startTransition] = useTransition();
  useWaiting(isPending && step.location.pathname !== withoutBase(window.location.pathname, basename));

  const { navigation, arrive } = useMemo(() => {
    // A transition keeps the old page on screen while the next page's code loads.
    const arrive = (type: NavigationType) => startTransition(() => setStep(currentStep(basename, type)));
    const visit: Navigation['visit'] = (address, { replace = false, state = null }) => {
      const entry: Entry = { state, key: newKey() };
      if (replace) history.replaceState(entry, '', address);
      else history.pushState(entry, '', address);
      arrive(replace ? 'REPLACE' : 'PUSH');
    };
    const go = (delta: number) => history.go(delta);
    return { arrive, navigation: { basename, visit, go } };
  }, [basename]);

  useEffect(() => {
    const onPop = () => arrive('POP');
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, [arrive]);

  return (
    <Router navigation={navigation} step={step}>
      {children}
    </Router>
  );
}
