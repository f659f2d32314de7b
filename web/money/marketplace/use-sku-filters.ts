import { useEffect, useState } from 'react';
import { useLocation } from '#web/lib/router.tsx';
import { readSkuFilters, type SkuFilters, writeSkuFilters } from './find-skus.ts';

/** The filters, kept in the URL so that they can be shared and survive a reload. */
export function useSkuFilters() {
  const { search } = useLocation();
  const [wanted, setWanted] = useState(() => readSkuFilters(search));
  useEffect(() => setWanted(readSkuFilters(location.search)), [search]);
  const change = (next: SkuFilters) => {
    setWanted(next);
    // A keystroke is neither a page view nor a history entry.
    history.replaceState(history.state, '', `${location.pathname}${writeSkuFilters(next)}`);
  };
  return [wanted, change] as const;
}
