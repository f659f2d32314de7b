import { type RefObject, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { toast } from './toast.ts';
import { ApiError } from './api-error.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts';

type Values<Name extends string> = Record<Name, string>;
type Problems<Name extends string> = Partial<Record<Name, string>>;

type Given<Name extends string> = {
  /** Every field in the order it stands in the form, and what to say when it is blank. */
  missing: Values<Name>;
  /** Said besides the fields' own messages when something is blank. */
  onMissing?: () => void;
  draftKey: string;
  /** What to put into blank fields once the page runs, from the draft and what else is known. */
  prefill?: (draft: Partial<Values<Name>>) => Partial<Values<Name>>;
  /** Fetches the code that sends, as soon as somebody begins to fill in the form. */
  prepare: () => Promise<unknown>;
  /** Sends; `website` is the honeypot. */
  send: (values: Values<Name> & { website: string }) => Promise<void>;
  /** What to say of a failure about which the server said nothing. */
  otherwise: string;
};

export const MALFORMED_EMAIL = 'Enter an e-mail address, like name@example.com';

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/**
 * A form of a public page, without a form library: it works as a plain post before and without scripts; with them it
 * checks, sends, says what went wrong beside each field, and keeps what is typed until it is sent.
 */
export function usePlainForm<Name extends string>(given: Given<Name>) {
  const { missing, draftKey } = given;
  const names = Object.keys(missing) as Name[];
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const [isBusy, setBusy] = useState(false);

  const read = () => {
    const entries = names.map((name) => [name, inputOf(form.current, name)?.value ?? '']);
    return Object.fromEntries(entries) as Values<Name>;
  };
  const write = (name: Name, value: string) => {
    const input = inputOf(form.current, name);
    if (input) input.value = value;
  };
  const refuse = (found: Problems<Name>) => {
    setProblems(found);
    const first = names.find((name) => found[name]);
    if (first) inputOf(form.current, first)?.focus();
  };
  const check = (values: Values<Name>): Problems<Name> => {
    const found: Problems<Name> = {};
    for (const name of names) {
      if (!values[name].trim()) found[name] = missing[name];
      else if (inputOf(form.current, name)?.validity.typeMismatch) found[name] = MALFORMED_EMAIL;
    }
    return found;
  };

  useFilling(form, names, given);

  const submit = async () => {
    const values = read();
    keepFormDraft(draftKey, values);
    const found = check(values);
    refuse(found);
    if (names.some((name) => found[name] === missing[name])) given.onMissing?.();
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    try {
      await given.send({ ...values, website: inputOf(form.current, 'website')?.value ?? '' });
      dropFormDraft(draftKey);
      for (const name of names) write(name, '');
    } catch (error) {
      const refusal = error instanceof ApiError ? error : null;
      refuse((refusal?.fields ?? {}) as Problems<Name>);
      toast({ title: 'Error', text: refusal?.sentence ?? given.otherwise, destructive: true });
    }
    setBusy(false);
  };

  /** This field has another value now: it is kept, and what was wrong with the old one is past. */
  const onChanged = (name: string) => {
    keepFormDraft(draftKey, read());
    if (name in problems) setProblems({ ...problems, [name]: undefined });
  };
  const formProps = {
    ref: form,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isBusy) void submit();
    },
    onFocus: () => void given.prepare().catch(() => {}),
    onInput: ({ target }: SyntheticEvent) => onChanged((target as HTMLInputElement).name),
  };
  return { formProps, problems, isBusy, onChanged };
}

/** Makes the form ours once scripts run, and fills what is blank: a value that came with the page, or was typed before, stays. */
function useFilling<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: Name[],
  { draftKey, prefill }: Given<Name>,
): void {
  useEffect(() => {
    if (!form.current) return;
    // The browser's own checks are for pages without scripts.
    form.current.noValidate = true;
    const draft = readFormDraft(draftKey) as Partial<Values<Name>>;
    const known = prefill ? prefill(draft) : draft;
    for (const name of names) {
      const input = inputOf(form.current, name);
      if (input?.value === '') input.value = known[name] ?? '';
    }
    // oxlint-disable-next-line react/exhaustive-deps -- filled once, when the page begins to run
  }, [draftKey]);
}
