import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Field } from '#web/ui/field.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import * as t from '#text/outreach/faq-browser.ts';

type FaqSearchBoxProps = {
  input: RefObject<HTMLInputElement | null>;
  hasQuery: boolean;
  onChange: (query: string) => void;
  onClear: () => void;
};

/** Filters while typing. Hidden without scripts. */
export function FaqSearchBox({ input, hasQuery, onChange, onClear }: FaqSearchBoxProps) {
  return (
    <search className="mt-8 block max-w-2xl @4xl:max-w-xl @5xl:max-w-2xl unscripted:hidden print:hidden">
      <form onSubmit={(event) => event.preventDefault()}>
        <Field label={t.searchLabel}>
          <div className="relative">
            <Search
              className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-muted"
              aria-hidden="true"
            />
            <FaqInput input={input} onChange={onChange} onClear={onClear} />
            {hasQuery && (
              <IconButton
                label={t.clearSearch}
                className="absolute! top-1/2 right-1.5 -translate-y-1/2"
                onClick={onClear}
              >
                <X className="size-5" aria-hidden="true" />
              </IconButton>
            )}
          </div>
        </Field>
      </form>
    </search>
  );
}

/** Uncontrolled, so that text typed before hydration isn't lost. */
function FaqInput({ input, onChange, onClear }: Omit<FaqSearchBoxProps, 'hasQuery'>) {
  return (
    <Input
      ref={input}
      type="search"
      name="q"
      autoComplete="off"
      enterKeyHint="search"
      maxLength={100}
      placeholder={t.searchPlaceholder}
      className="h-14 pr-14! pl-12! text-lg! [&::-webkit-search-cancel-button]:hidden"
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClear();
      }}
    />
  );
}
