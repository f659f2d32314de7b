import { useEffect } from 'react';

/** Opens what is closed while the page is printed, where the style sheet (base.css) cannot. */
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
