import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

/**
 * The page behind a link in an email: one card. Set the height of its tallest outcome, so that the layout
 * doesn't shift.
 */
export function OutcomeCard({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div className="@container mx-auto w-full max-w-2xl px-4 py-10 sm:px-6 sm:py-20">
      <div
        {...props}
        className={cn(
          'grid content-start gap-6 rounded-card border border-line bg-raised p-5 @lg:p-10',
          className,
        )}
      />
    </div>
  );
}

const TONES = {
  calm: 'bg-pine-soft text-pine-ink',
  good: 'bg-moss-soft text-moss-ink',
  warning: 'bg-amber-soft text-amber-ink',
  danger: 'bg-danger-soft text-danger-ink',
};

type OutcomeProps = {
  icon: ReactNode;
  title: string;
  tone?: keyof typeof TONES;
  iconClass?: string;
  children: ReactNode;
};

/** The result in words. The heading takes focus when a click led here. */
export function Outcome({ icon, title, tone = 'calm', iconClass, children }: OutcomeProps) {
  return (
    <>
      <span className={cn('grid size-12 place-items-center rounded-full', TONES[tone], iconClass)}>
        {icon}
      </span>
      <h1 tabIndex={-1} className="text-3xl outline-none @lg:text-4xl">
        {title}
      </h1>
      {children}
    </>
  );
}
