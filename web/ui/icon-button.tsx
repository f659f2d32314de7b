import type { ComponentProps, ReactNode } from 'react';
import { Button } from './button.tsx';

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'size' | 'children' | 'aria-label'> & {
  /** What it does, in words; a tooltip should say the same. */
  label: string;
  children: ReactNode;
};

/** A square icon-only button; 44 px as a touch target. */
export function IconButton({ label, variant = 'ghost', children, ...props }: IconButtonProps) {
  return (
    <Button {...props} variant={variant} size="icon" aria-label={label}>
      {children}
    </Button>
  );
}
