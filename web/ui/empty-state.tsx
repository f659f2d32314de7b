import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type EmptyStateProps = {
  icon?: LucideIcon;
  /** Replaces the icon, for example with a skeleton while text loads. */
  picture?: ReactNode;
  title: ReactNode;
  /** What to do and what the benefit is. */
  text: ReactNode;
  action?: ReactNode;
  className?: string;
};

/** Empty state: says what belongs here and how to add it. */
export function EmptyState({ icon: Icon, picture, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-10 text-center',
        className,
      )}
    >
      {picture}
      {Icon && (
        <span className="grid size-12 place-items-center rounded-full bg-pine-soft text-pine-ink">
          <Icon className="size-6" aria-hidden="true" />
        </span>
      )}
      <p className="font-display text-xl font-semibold">{title}</p>
      <p className="max-w-prose text-muted">{text}</p>
      {action && <div className="mt-2 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  );
}
