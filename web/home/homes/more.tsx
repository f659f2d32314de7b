import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '#web/ui/cn.ts';

type MoreProps = { label: ReactNode; className?: string; children: ReactNode };

/** Something rarely needed, collapsed behind its label. */
export function More({ label, className, children }: MoreProps) {
  return (
    <details className={cn('group', className)}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control font-medium [&::-webkit-details-marker]:hidden">
        <ChevronDown
          className="size-5 shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
          aria-hidden="true"
        />
        {label}
      </summary>
      {children}
    </details>
  );
}
