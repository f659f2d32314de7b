import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Kbd } from '#web/ui/kbd.tsx';
import { Select } from '#web/ui/select.tsx';
import { type KeyActions, useScreenKeys } from './queue-keys.ts';
import type { QueueFilter } from './queue-filter.ts';
import type { QueueState } from './queue-state.ts';

type QueueToolbarProps = {
  state: QueueState;
  filters: readonly QueueFilter[];
  searchLabel: string;
  /** More filters, after the selects. */
  children?: ReactNode;
};

/** The search field and filters of a list. */
export function QueueToolbar({ state, filters, searchLabel, children }: QueueToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchField label={searchLabel} q={state.q} onSearch={state.setQ} />
      {filters.map(({ key, label, options }) => (
        <Field key={key} label={label} className="min-w-36 grow basis-36 sm:max-w-48">
          <Select value={state.filters[key]} onChange={(event) => state.setFilter(key, event.target.value)}>
            {options.map(({ value, word, count }) => (
              <option key={value} value={value}>
                {count === undefined ? word : `${word} (${count.toLocaleString('en-US')})`}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      {children}
    </div>
  );
}

/** Debounce: long enough while typing, short enough while waiting. */
const PAUSE_MS = 250;

type SearchFieldProps = { label: string; q: string; onSearch: (q: string) => void };

/** Searches after a pause. The text stays out of the URL, because it's often a person's name. */
function SearchField({ label, q, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  const search = useRef(onSearch);
  useEffect(() => {
    search.current = onSearch;
  });
  // Back and clearing the filters change it from outside. Its own search also arrives here; text typed since then
  // stays.
  const [shown, setShown] = useState(q);
  const [sent, setSent] = useState(q);
  if (shown !== q) {
    setShown(q);
    if (q !== sent) {
      setTyped(q);
      setSent(q);
    }
  }
  const send = (words: string) => {
    setSent(words);
    search.current(words);
  };
  useEffect(() => {
    if (typed.trim() === q) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      search.current(typed.trim());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, q]);
  useScreenKeys(
    useMemo<KeyActions>(
      () => ({
        '/': () => {
          input.current?.focus();
          input.current?.select();
          return true;
        },
      }),
      [],
    ),
  );
  return (
    <Field label={label} className="min-w-0 grow-2 basis-60 sm:max-w-md">
      <span className="relative block">
        <Search
          className="pointer-events-none absolute top-1/2 left-3 size-5 -translate-y-1/2 text-muted"
          aria-hidden="true"
        />
        <Input
          ref={input}
          type="search"
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          className="pr-11 pl-10"
          onChange={(event) => setTyped(event.target.value)}
          // Search on blur, so that the debounce doesn't navigate back to the list after a row was opened.
          onBlur={() => typed.trim() !== q && send(typed.trim())}
          onKeyDown={(event) => {
            if (event.key === 'Enter') send(typed.trim());
            if (event.key === 'Escape' && typed === '') input.current?.blur();
          }}
        />
        {typed === '' && (
          <span
            className="pointer-events-none absolute top-1/2 right-3 hidden -translate-y-1/2 sm:block"
            aria-hidden="true"
          >
            <Kbd>/</Kbd>
          </span>
        )}
      </span>
    </Field>
  );
}
