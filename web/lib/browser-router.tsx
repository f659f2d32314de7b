import { type ReactNode, useEffect, useMemo, useState, useTransition } from 'react';
import { createPath, type Location, NavigationType, type Navigator, Router, type To } from 'react-router';

type Entry = { state: unknown; key: string } | null;
type Step = { location: Location; navigationType: NavigationType };

const newKey = () => Math.random().toString(36).slice(2, 10);
const addressOf = (to: To) => (typeof to === 'string' ? to : createPath(to));

function currentStep(navigationType: NavigationType): Step {
  const { pathname, search, hash } = window.location;
  const entry = history.state as Entry;
  const location: Location = {
    pathname,
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

/**
 * Connects the router to the browser's URL and history. The router's own version shares a module with forms,
 * fetchers and prefetching that bundlers can't tree-shake: almost 5 KB on every public page for code we don't
 * use.
 */
export function BrowserRouter({ basename = '/', children }: { basename?: string; children: ReactNode }) {
  const [step, setStep] = useState(() => currentStep(NavigationType.Pop));
  const [isPending, startTransition] = useTransition();
  // A transition keeps the old page on screen while the next page's code loads.
  const arrive = (type: NavigationType) => startTransition(() => setStep(currentStep(type)));
  useWaiting(isPending && step.location.pathname !== window.location.pathname);

  useEffect(() => {
    const onPop = () => arrive(NavigationType.Pop);
    addEventListener('popstate', onPop);
    return () => removeEventListener('popstate', onPop);
  }, []);

  const navigator = useMemo<Navigator>(
    () => ({
      createHref: addressOf,
      go: (delta) => history.go(delta),
      push: (to, state) => {
        history.pushState({ state, key: newKey() } satisfies Entry, '', addressOf(to));
        arrive(NavigationType.Push);
      },
      replace: (to, state) => {
        history.replaceState({ state, key: newKey() } satisfies Entry, '', addressOf(to));
        arrive(NavigationType.Replace);
      },
    }),
    [],
  );
  return (
    <Router
      basename={basename}
      location={step.location}
      navigationType={step.navigationType}
      navigator={navigator}
    >
      {children}
    </Router>
  );
}
