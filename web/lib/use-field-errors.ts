import { type FormEvent, useRef, useState } from 'react';

export type FieldErrors = Readonly<Record<string, string>>;

const nameOf = (element: EventTarget): string =>
  element instanceof HTMLElement ? (element.getAttribute('name') ?? '') : '';

/** Errors shown at their fields: the first one gets focus, and each is cleared when its field changes. */
export function useFieldErrors() {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  /** Returns whether any of the errors belongs to a field of this form. */
  const show = (found: FieldErrors): boolean => {
    setErrors(found);
    const first = [...(form.current?.elements ?? [])].find((field) => found[nameOf(field)]);
    if (first instanceof HTMLElement) first.focus();
    return first !== undefined;
  };
  const forget = (name: string) =>
    setErrors((were) =>
      were[name] === undefined
        ? were
        : Object.fromEntries(Object.entries(were).filter(([field]) => field !== name)),
    );
  return {
    errors,
    show,
    forget,
    form: {
      ref: form,
      noValidate: true,
      onChange: ({ target }: FormEvent<HTMLFormElement>) => forget(nameOf(target)),
    },
  };
}
