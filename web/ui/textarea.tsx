import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { controlClass } from './control-class.ts';
import { useFieldControl } from './field.tsx';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'aria-invalid' | 'aria-describedby'> & {
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

export function Textarea({ className, rows = 4, ...props }: TextareaProps) {
  const control = useFieldControl(props);
  return (
    <textarea
      {...props}
      {...control}
      rows={rows}
      className={cn(controlClass, 'resize-y read-only:bg-sunken', className)}
    />
  );
}
