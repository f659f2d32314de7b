import { cn } from './cn.ts';

const BUTTON =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border text-center font-semibold ' +
  'transition-colors select-none disabled:cursor-not-allowed disabled:opacity-50 ' +
  'aria-disabled:cursor-not-allowed [&_svg]:shrink-0';

const VARIANTS = {
  primary: 'border-transparent bg-pine text-on-pine hover:bg-pine-hover',
  action: 'border-transparent bg-ember text-on-ember hover:bg-ember-hover',
  secondary: 'border-transparent bg-pine-soft text-pine-ink hover:border-pine-ink',
  outline: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-hover',
  ghost: 'border-transparent text-ink hover:bg-hover',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  link: 'border-transparent text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2',
};

const SIZES = {
  small: 'px-3 py-1.5 text-sm',
  medium: 'px-4 py-2 text-base',
  large: 'min-h-13 px-[min(1.5rem,7vw)] py-3 text-lg',
  icon: 'size-11 p-0',
};

export type ButtonLook = {
  variant?: keyof typeof VARIANTS | undefined;
  size?: keyof typeof SIZES | undefined;
  className?: string | undefined;
};

/** The look of a button, for anything that must look like one (a router link, a native anchor). */
export const buttonClass = ({ variant = 'primary', size = 'medium', className }: ButtonLook = {}): string =>
  cn(BUTTON, VARIANTS[variant], SIZES[size], className);
