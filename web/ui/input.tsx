import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field.tsx';

type InputProps = Omit<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> & {
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

export function Input({ className, ...props }: InputProps) {
  return (
    <input
      {...props}
      {...useFieldControl(props)}
      className={cn(controlClass, 'read-only:bg-sunken', className)}
    />
  );
}
