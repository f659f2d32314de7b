import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const BADGE =
  'inline-flex items-center gap-1.5 rounded-full border px-2.5 py-0.5 text-sm font-medium whitespace-nowrap ' +
  '[&_svg]:size-4 [&_svg]:shrink-0';

const TONES = {
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
};

type Tone = keyof typeof TONES;

const SOLID: Partial<Record<Tone, string>> = {
  pine: 'border-transparent bg-pine text-on-pine',
  danger: 'border-transparent bg-danger text-on-danger',
  'plan-blue': 'border-transparent bg-plan-blue text-on-plan-blue',
  'plan-purple': 'border-transparent bg-plan-purple text-on-plan-purple',
  'plan-orange': 'border-transparent bg-plan-orange text-on-plan-orange',
};

type BadgeProps = ComponentProps<'span'> & { tone?: Tone | undefined; solid?: boolean | undefined };

/** A short label for a state. `solid` exists for pine, danger and the plan colors. */
export function Badge({ tone = 'neutral', solid, className, ...props }: BadgeProps) {
  const look = (solid && SOLID[tone]) || TONES[tone];
  return <span {...props} className={cn(BADGE, look, className)} />;
}
