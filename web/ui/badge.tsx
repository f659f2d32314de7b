import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badgeClass = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap [&_svg]:size-4 [&_svg]:shrink-0',
  {
    variants: {
      tone: {
        neutral: 'border-line bg-sunken text-ink',
        pine: 'border-transparent bg-pine-soft text-pine-ink',
        ember: 'border-transparent bg-ember-soft text-ember-ink',
        danger: 'border-transparent bg-danger-soft text-danger-ink',
        amber: 'border-transparent bg-amber-soft text-amber-ink',
        moss: 'border-transparent bg-moss-soft text-moss-ink',
        sky: 'border-transparent bg-sky-soft text-sky-ink',
        'plan-blue': 'border-transparent bg-plan-blue-soft text-plan-blue-ink',
        'plan-purple': 'border-transparent bg-plan-purple-soft text-plan-purple-ink',
        'plan-orange': 'border-transparent bg-plan-orange-soft text-plan-orange-ink',
      },
      solid: { true: '', false: '' },
    },
    compoundVariants: [
      { tone: 'pine', solid: true, class: 'bg-pine! text-on-pine!' },
      { tone: 'plan-blue', solid: true, class: 'bg-plan-blue! text-on-plan-blue!' },
      { tone: 'plan-purple', solid: true, class: 'bg-plan-purple! text-on-plan-purple!' },
      { tone: 'plan-orange', solid: true, class: 'bg-plan-orange! text-on-plan-orange!' },
    ],
    defaultVariants: { tone: 'neutral', solid: false },
  },
);

type BadgeProps = ComponentProps<'span'> & VariantProps<typeof badgeClass>;

/** A short label for a state. `solid` exists for pine and the plan colors. */
export function Badge({ tone, solid, className, ...props }: BadgeProps) {
  return <span {...props} className={cn(badgeClass({ tone, solid }), className)} />;
}
