import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { cn } from '#web/ui/cn.ts';
import { controlClass } from '#web/ui/control-class.ts';
import { useFieldControl } from '#web/ui/field.tsx';
import { AddressOptions } from './address-options.tsx';
import { useSuggestions } from './use-suggestions.ts';
import * as t from '#text/outreach/addresses.ts';

type AddressComboboxProps = {
  id?: string;
  name?: string;
  /** Accessible name, if neither a `Field` nor a label with `htmlFor` provides one. */
  'aria-label'?: string;
  'aria-labelledby'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
  required?: boolean;
  placeholder?: string;
  /** Initial text; or use `value` for text that the parent controls. */
  defaultValue?: string;
  value?: string;
  /** Called with the current text, typed or picked. */
  onChange?: (text: string) => void;
  /** A suggestion was picked; the box already contains its address. */
  onPick?: (place: AddressPlace) => void;
  size?: 'md' | 'lg';
  className?: string;
  /** For forms that focus the first field with an error. */
  inputRef?: (input: HTMLInputElement | null) => void;
};

/**
 * An address field that suggests US addresses: an editable combobox with a list (WAI-ARIA 1.2). Any typed
 * text is accepted; without JavaScript or a response, it's a plain text field.
 */
export function AddressCombobox({
  defaultValue = '',
  value,
  onChange,
  onPick,
  size = 'md',
  className,
  inputRef,
  ...own
}: AddressComboboxProps) {
  const { answer, ask, stop, endSearch } = useSuggestions();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const input = useRef<HTMLInputElement>(null);
  const isAlive = useRef(false);
  const [first] = useState(value);
  const listId = useId();
  const places = answer?.suggestions ?? [];
  const isShown = isOpen && places.length > 0;

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    if (isAlive.current) {
      if (value !== undefined && box.value !== value) box.value = value;
      return;
    }
    // Keep what was typed before hydration, and report it to the parent.
    isAlive.current = true;
    if (box.value !== box.defaultValue) onChange?.(box.value);
  }, [value, onChange]);

  const write = (text: string) => {
    if (input.current) input.current.value = text;
    input.current?.dispatchEvent(new Event('input', { bubbles: true })); // so an enclosing form saves it
    onChange?.(text);
  };
  const close = () => {
    stop();
    setOpen(false);
    setActive(-1);
  };
  const pick = (place: AddressPlace) => {
    write(place.formattedAddress);
    close();
    endSearch();
    onPick?.(place);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (places.length === 0) return;
      event.preventDefault();
      setOpen(true);
      if (event.altKey) return;
      // One more stop than there are options, for the text itself.
      const stops = places.length + 1;
      setActive((((isShown ? active : -1) + 1 + (key === 'ArrowDown' ? 1 : stops - 1)) % stops) - 1);
    } else if (key === 'Enter') {
      const place = isShown ? places[active] : undefined;
      if (!place) return close();
      event.preventDefault();
      pick(place);
    } else if (key === 'Escape') {
      // Also closes a list that is still loading; the text stays.
      close();
      if (!isShown) return;
      event.preventDefault();
      event.stopPropagation(); // keep an enclosing dialog open
    } else if (key === 'ArrowLeft' || key === 'ArrowRight' || key === 'Home' || key === 'End') setActive(-1);
  };

  return (
    <div className={cn('relative', className)}>
      <input
        {...own}
        {...useFieldControl(own)}
        ref={(element) => {
          input.current = element;
          inputRef?.(element);
        }}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && active >= 0 ? `${listId}-${active}` : undefined}
        // The browser's own list would cover ours, and there is no autofill token for a one-line address.
        autoComplete="off"
        autoCapitalize="words"
        autoCorrect="off"
        spellCheck={false}
        maxLength={300}
        defaultValue={value === undefined ? defaultValue : first}
        onChange={(event) => {
          onChange?.(event.target.value);
          setActive(-1);
          setOpen(true);
          ask(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className={cn(controlClass, size === 'lg' && 'min-h-14 px-4 text-lg')}
      />
      {isShown && answer && (
        <AddressOptions listId={listId} {...answer} active={active} onPick={pick} input={input} />
      )}
      <span role="status" className="sr-only">
        {isOpen && answer && t.suggestionCount(places.length)}
      </span>
    </div>
  );
}
