import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Is the page being printed? For what is drawn for paper alone; what only looks different there needs no more than CSS. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const paper = matchMedia('print');
    // Printed is what stands there when this returns.
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
