import { Check, Minus } from 'lucide-react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { cn } from './cn.ts';
import { useFieldControl } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'aria-invalid' | 'aria-describedby'> & {
  /** The label beside the box; part of its 44 px target. */
  label: ReactNode;
  hint?: ReactNode;
  /** Some, but not all, of the items it controls are selected. */
  indeterminate?: boolean;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** A styled native checkbox, so that forms, labels and assistive technology work as usual. */
export function Checkbox({ label, hint, indeterminate = false, ref, className, ...props }: CheckboxProps) {
  const control = useFieldControl(props);
  return (
    <label className={cn('flex min-h-11 items-start gap-3 py-2.5', className)}>
      <span className="relative size-6 shrink-0">
        <input
          {...props}
          {...control}
          type="checkbox"
          ref={(box) => {
            if (box) box.indeterminate = indeterminate; // only a property; there is no attribute
            return setRef(ref, box);
          }}
          className="peer block size-6 appearance-none rounded-sm border border-line-strong bg-raised transition-colors checked:border-pine checked:bg-pine indeterminate:border-pine indeterminate:bg-pine hover:border-ink disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-danger-ink"
        />
        <Check
          className="pointer-events-none absolute inset-1 size-4 stroke-3 text-on-pine opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
          aria-hidden="true"
        />
        <Minus
          className="pointer-events-none absolute inset-1 size-4 stroke-3 text-on-pine opacity-0 peer-indeterminate:opacity-100"
          aria-hidden="true"
        />
      </span>
      <span className="grid gap-0.5">
        <span className={props.disabled ? 'text-muted' : undefined}>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
    </label>
  );
}

function setRef<T>(ref: Ref<T> | undefined, value: T | null) {
  if (typeof ref === 'function') return ref(value);
  if (ref) ref.current = value;
}
