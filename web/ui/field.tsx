import { createContext, use, useId, type ReactNode } from 'react';
import { cn } from './cn.ts';
import { FieldError, FieldHint, RequiredMark } from './field-text.tsx';

type FieldControl = {
  id?: string | undefined;
  required?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
};

const FieldContext = createContext<FieldControl>({});

/**
 * Returns the attributes for the control inside a Field; empty outside one. The control's own id, required or
 * description takes precedence.
 */
export function useFieldControl(own: FieldControl): FieldControl {
  const field = use(FieldContext);
  return {
    id: own.id ?? field.id,
    required: own.required ?? field.required,
    'aria-describedby': own['aria-describedby'] ?? field['aria-describedby'],
    'aria-invalid': own['aria-invalid'] ?? field['aria-invalid'],
  };
}

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  required?: boolean | undefined;
  /** Hides the label visually where the layout already makes it clear; screen readers still get it. */
  hideLabel?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label above, control, then hint or error, tied together by ids. */
export function Field({ label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    required,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <div className={cn('grid grid-cols-1 content-start gap-1.5', className)}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'font-medium'}>
        {label}
        {required && <RequiredMark />}
      </label>
      <FieldContext value={control}>{children}</FieldContext>
      {hint && <FieldHint id={`${id}-hint`}>{hint}</FieldHint>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
