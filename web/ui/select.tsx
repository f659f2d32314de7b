import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field.tsx';

type SelectProps = Omit<ComponentProps<'select'>, 'aria-invalid' | 'aria-describedby'> & {
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

/** The native select: the phone's own picker, no script. Pass <option> children. */
export function Select({ className, ...props }: SelectProps) {
  const control = useFieldControl(props);
  return (
    <span className={cn('relative block', className)}>
      <select {...props} {...control} className={cn(controlClass, 'appearance-none pr-10')} />
      <ChevronDown
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        aria-hidden="true"
      />
    </span>
  );
}
