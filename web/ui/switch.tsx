import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> & {
  label: ReactNode;
  hint?: ReactNode;
};

/**
 * An on/off setting that applies immediately, without a save button. A native checkbox with the switch role.
 */
export function Switch({ label, hint, className, ...props }: SwitchProps) {
  return (
    <label className={cn('flex min-h-11 items-start justify-between gap-4 py-2', className)}>
      <span className="grid gap-0.5">
        <span className={props.disabled ? 'text-muted' : undefined}>{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </span>
      <span className="relative mt-px h-7 w-12 shrink-0">
        <input
          {...props}
          type="checkbox"
          role="switch"
          className="peer block h-7 w-12 appearance-none rounded-full border border-line-strong bg-sunken transition-colors checked:border-pine checked:bg-pine hover:border-ink disabled:cursor-not-allowed disabled:opacity-50"
        />
        <span className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-transform peer-checked:translate-x-5 peer-checked:bg-on-pine" />
      </span>
    </label>
  );
}
