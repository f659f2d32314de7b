import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { FieldError, FieldHint, RequiredMark } from './field-text.tsx';

type Group = { name: string; required: boolean; invalid: boolean; disabled: boolean };
const GroupContext = createContext<Group | null>(null);

type RadioGroupProps = {
  legend: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  name?: string;
  required?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
};

/** A choice of one: native radios in a fieldset, so arrow keys and form values work. */
export function RadioGroup(props: RadioGroupProps) {
  const { legend, hint, error, name, required = false, disabled = false, className, children } = props;
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <fieldset
      aria-describedby={described || undefined}
      disabled={disabled}
      className={cn('grid gap-2', className)}
    >
      <legend className="mb-1.5 font-medium">
        {legend}
        {required && <RequiredMark />}
      </legend>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <GroupContext value={{ name: name ?? id, required, invalid: Boolean(error), disabled }}>
        {children}
      </GroupContext>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}

type RadioProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'name'> & {
  label: ReactNode;
  hint?: ReactNode;
  /** A bordered tile, for options with a description. */
  tile?: boolean;
};

export function Radio({ label, hint, tile, className, ...props }: RadioProps) {
  const group = use(GroupContext);
  if (!group) throw new Error('Radio stands inside RadioGroup');
  const disabled = group.disabled || Boolean(props.disabled);
  return (
    <label
      className={cn(
        'flex min-h-11 items-start gap-3 py-2',
        tile &&
          'rounded-card border border-line-strong bg-raised px-4 py-3 transition-colors hover:border-ink has-checked:border-pine has-checked:bg-pine-soft has-checked:ring-1 has-checked:ring-pine has-disabled:border-line has-disabled:bg-sunken',
        className,
      )}
    >
      <input
        {...props}
        type="radio"
        name={group.name}
        required={group.required}
        data-invalid={group.invalid || undefined}
        className="mt-0.5 size-6 shrink-0 appearance-none rounded-full border border-line-strong bg-raised transition-all checked:border-7 checked:border-pine hover:border-ink checked:hover:border-pine disabled:cursor-not-allowed disabled:opacity-50 data-invalid:border-danger-ink"
      />
      <span className="grid gap-0.5">
        <span className={disabled ? 'text-muted' : tile ? 'font-medium' : undefined}>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}
