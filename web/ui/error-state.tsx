import { CloudOff, RotateCw, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cn } from './cn.ts';
import * as t from '#text/ui/frame.ts';

type ErrorStateProps = {
  /** What failed, in the user's words. */
  title: ReactNode;
  text?: ReactNode;
  /** What is safe, for example 'Your inventory is saved.' */
  safe?: ReactNode;
  onRetry?: () => void;
  retrying?: boolean;
  retryLabel?: string;
  className?: string;
};

/** A view that failed to load: what failed, what is safe, and a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, safe, onRetry, retrying = false, retryLabel = t.tryAgain, className } = props;
  return (
    <div
      role="alert"
      className={cn(
        'flex flex-col items-center gap-3 rounded-card border border-line bg-surface px-4 py-10 text-center',
        className,
      )}
    >
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger-ink">
        <CloudOff className="size-6" aria-hidden="true" />
      </span>
      <p className="font-display text-xl font-semibold">{title}</p>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {safe && (
        <p className="flex items-center gap-2 font-medium text-moss-ink">
          <ShieldCheck className="size-5 shrink-0" aria-hidden="true" />
          {safe}
        </p>
      )}
      {onRetry && (
        <Button variant="outline" className="mt-2" busy={retrying} onClick={onRetry}>
          <RotateCw className="size-5" aria-hidden="true" />
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
