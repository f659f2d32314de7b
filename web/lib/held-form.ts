import { type RefObject, useEffect } from 'react';

/**
 * Takes over a form marked `data-waits`. visitor.html holds such a form when it's sent blank before its script
 * runs; now it's sent again, so that the same message appears as later.
 */
export function useHeldForm(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    const data = form.current.dataset;
    delete data['waits'];
    // Native validation is only for pages without scripts.
    form.current.noValidate = true;
    if (data['sent'] === undefined) return;
    delete data['sent'];
    form.current.requestSubmit();
  }, [form]);
}
