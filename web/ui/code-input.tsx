import { useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';

type CodeInputProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'aria-invalid' | 'aria-describedby' | 'size' | 'type'
> & {
  value: string;
  onChange: (code: string) => void;
  /** Called when all digits are entered: a good time to submit the form. */
  onComplete?: (code: string) => void;
  length?: number;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/**
 * A one-time code input. One real input covers the drawn cells, so that paste, the phone's code suggestion
 * and screen readers get an ordinary text field. Non-digits are dropped, so '123 456' pastes well.
 */
export function CodeInput({ value, onChange, onComplete, length = 6, className, ...props }: CodeInputProps) {
  const control = useFieldControl(props);
  const input = useRef<HTMLInputElement>(null);
  const [focused, setFocused] = useState(false);
  const active = focused ? Math.min(value.length, length - 1) : -1;

  const idle = cn(
    control['aria-invalid'] ? 'border-danger-ink' : 'border-line-strong',
    props.disabled ? 'bg-sunken text-muted' : 'bg-raised',
  );

  function change(event: ChangeEvent<HTMLInputElement>) {
    const code = event.target.value.replaceAll(/\D/g, '').slice(0, length);
    onChange(code);
    if (code.length === length && code !== value) onComplete?.(code);
  }
  // The caret isn't visible, so keep it where the highlighted cell is: at the end.
  function caretToEnd() {
    const box = input.current;
    if (box && box.selectionStart === box.selectionEnd)
      box.setSelectionRange(box.value.length, box.value.length);
  }

  return (
    <div className={cn('relative w-full max-w-84', className)}>
      <div aria-hidden="true" className="flex gap-1.5 sm:gap-2">
        {Array.from({ length }, (_, cell) => (
          <span
            key={cell}
            className={cn(
              'grid h-14 min-w-0 flex-1 place-items-center rounded-control border text-2xl font-semibold tabular',
              cell === active ? 'border-focus bg-raised ring-2 ring-focus' : idle,
            )}
          >
            {value[cell]}
          </span>
        ))}
      </div>
      <input
        {...props}
        {...control}
        ref={input}
        value={value}
        onChange={change}
        onSelect={caretToEnd}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        className="absolute inset-0 size-full cursor-text rounded-control bg-transparent text-base text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent disabled:cursor-not-allowed"
      />
    </div>
  );
}
