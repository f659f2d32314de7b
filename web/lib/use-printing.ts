import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the page is being printed, for content that is rendered only on paper. Use CSS for anything that
 * only looks different.
 */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // The browser prints what is rendered when this returns, so render synchronously.
    const set = (to: boolean) => flushSync(() => setPrinting(to));
    const begin = () => set(true);
    const end = () => set(false);
    const change = () => set(paper.matches);
    addEventListener('beforeprint', begin);
    addEventListener('afterprint', end);
    paper.addEventListener('change', change);
    return () => {
      removeEventListener('beforeprint', begin);
      removeEventListener('afterprint', end);
      paper.removeEventListener('change', change);
    };
  }, []);
  return isPrinting;
}
