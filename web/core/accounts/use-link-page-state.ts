import { useEffect, useRef, useState } from 'react';

/** The state of a page opened by an email link; after a click the new heading gets focus. */
export function useLinkPageState<State>(
  token: string | null,
  read: (token: string) => Promise<State>,
  reading: State,
) {
  const [state, setState] = useState(reading);
  const page = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  useEffect(() => {
    if (token === null) return;
    let isWanted = true;
    void read(token).then((next) => isWanted && setState(next));
    return () => {
      isWanted = false;
    };
  }, [token, read]);
  useEffect(() => {
    if (hasActed.current) page.current?.querySelector('h1')?.focus();
  }, [state]);
  const willAct = () => {
    hasActed.current = true;
  };
  return { state, setState, page, willAct };
}
