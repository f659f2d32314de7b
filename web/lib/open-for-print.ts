import { useEffect } from 'react';

/** Expands collapsed details while printing, in browsers where the stylesheet (base.css) can't. */
export function useOpenForPrint(): void {
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    let opened: HTMLDetailsElement[] = [];
    const open = () => {
      opened = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')];
      for (const details of opened) details.open = true;
    };
    const close = () => {
      for (const details of opened) details.open = false;
    };
    addEventListener('beforeprint', open);
    addEventListener('afterprint', close);
    return () => {
      removeEventListener('beforeprint', open);
      removeEventListener('afterprint', close);
    };
  }, []);
}
