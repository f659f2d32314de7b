import { type RefObject, type SubmitEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { toast } from './toast.ts';
import { ApiError } from './api-error.ts';
import { useHeldForm } from './held-form.ts';
import { dropFormDraft, saveFormDraft, readFormDraft } from './form-draft.ts';
import * as errors from '#text/lib/errors.ts';
import { malformedEmail } from '#text/core/values.ts';

type Values<Name extends string> = Record<Name, string>;
type Problems<Name extends string> = Partial<Record<Name, string>>;

type Given<Name extends string> = {
  /** Every field in form order, with the message to show when it's blank. */
  missing: Values<Name>;
  /** Called when a field is blank, in addition to the fields' own messages. */
  onMissing?: () => void;
  draftKey: string;
  /** Values for blank fields once scripts run, from the draft and other known data. */
  prefill?: (draft: Partial<Values<Name>>) => Partial<Values<Name>>;
  /** Loads the code that sends the form, as soon as the user starts to fill it in. */
  prepare: () => Promise<unknown>;
  /** Sends the form. `website` is the honeypot. */
  send: (values: Values<Name> & { website: string }) => Promise<void>;
  /** The message for a failure that the server didn't explain. */
  otherwise: string;
};

const inputOf = (form: HTMLFormElement | null, name: string) =>
  form?.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement | null;

/**
 * A form on a public page, without a form library. Without scripts it works as a plain POST. With scripts it
 * validates, sends, shows errors next to their fields and keeps a draft until it's sent.
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
      else if (inputOf(form.current, name)?.validity.typeMismatch) found[name] = malformedEmail;
    }
    return found;
  };

  // Sent again before a draft fills it in: it was blank.
  useHeldForm(form);
  useFilling(form, names, given);

  const submit = async () => {
    const values = read();
    saveFormDraft(draftKey, values);
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
      toast({ title: errors.error, text: refusal?.sentence ?? given.otherwise, destructive: true });
    }
    setBusy(false);
  };

  /** A field changed: save the draft and clear the field's error. */
  const onChanged = (name: string) => {
    saveFormDraft(draftKey, read());
    if (name in problems) setProblems({ ...problems, [name]: undefined });
  };
  const formProps = {
    ref: form,
    'data-waits': '',
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      if (!isBusy) void submit();
    },
    onFocus: () => void given.prepare().catch(() => {}),
    onInput: ({ target }: SyntheticEvent) => onChanged((target as HTMLInputElement).name),
  };
  return { formProps, problems, isBusy, onChanged };
}

/**
 * Takes over the form once scripts run and fills blank fields. A value that came with the page or was already
 * typed stays.
 */
function useFilling<Name extends string>(
  form: RefObject<HTMLFormElement | null>,
  names: Name[],
  { draftKey, prefill }: Given<Name>,
): void {
  useEffect(() => {
    if (!form.current) return;
    const draft = readFormDraft(draftKey) as Partial<Values<Name>>;
    const known = prefill ? prefill(draft) : draft;
    for (const name of names) {
      const input = inputOf(form.current, name);
      if (input?.value === '') input.value = known[name] ?? '';
    }
    // oxlint-disable-next-line react/exhaustive-deps -- filled once, when the page begins to run
  }, [draftKey]);
}
