import { type RefObject, useEffect } from 'react';

/**
 * Takes over a form marked `data-waits`. visitor.html holds such a form when it's sent blank before its script
 * runs; now it's sent again, so that the same message appears as later.
 */
export function useHeldForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    element.removeAttribute('data-waits');
    // Native validation is only for pages without scripts.
    element.setAttribute('novalidate', '');
    if (!element.hasAttribute('data-sent')) return;
    element.removeAttribute('data-sent');
    element.requestSubmit();
  }, [form]);
}
