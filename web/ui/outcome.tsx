import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';

/** The page behind a link in a mail: one card. Give it the height of its tallest outcome, so that nothing jumps. */
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

/** What became of it, in words. The heading takes focus when a press led here. */
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
