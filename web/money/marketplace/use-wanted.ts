import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readWanted, type Wanted, writeWanted } from './find-skus.ts';

/** What is looked for, kept in the address: it can be sent to somebody, and survives a reload. */
export function useWanted() {
  const { search } = useLocation();
  const [wanted, setWanted] = useState(() => readWanted(search));
  useEffect(() => setWanted(readWanted(location.search)), [search]);
  const change = (next: Wanted) => {
    setWanted(next);
    // A keystroke is no page view and no step to go back to.
    history.replaceState(history.state, '', `${location.pathname}${writeWanted(next)}`);
  };
  return [wanted, change] as const;
}
