import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { readWanted, type Wanted, writeWanted } from './find-skus.ts';

/** The filters, kept in the URL so that they can be shared and survive a reload. */
export function useWanted() {
  const { search } = useLocation();
  const [wanted, setWanted] = useState(() => readWanted(search));
  useEffect(() => setWanted(readWanted(location.search)), [search]);
  const change = (next: Wanted) => {
    setWanted(next);
    // A keystroke is neither a page view nor a history entry.
    history.replaceState(history.state, '', `${location.pathname}${writeWanted(next)}`);
  };
  return [wanted, change] as const;
}
