import { useEffect, useRef, useState } from 'react';

/** What a link in a mail says, from the moment it is opened; after a press the new heading gets the focus. */
export function useToldLink<State>(
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
