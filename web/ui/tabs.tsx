import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

/**
 * For member screens only: Radix writes style attributes, which a prerendered page must not have. The list
 * can be wider than its container, so it must be allowed to shrink inside a grid or row.
 */
export function Tabs({ className, ...props }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...props} className={cn('min-w-0', className)} />;
}

/** Name it with aria-label. Tabs that don't fit on a phone continue on the next row. */
export function TabsList({ className, ...props }: ComponentProps<typeof Radix.List>) {
  return <Radix.List {...props} className={cn('flex flex-wrap gap-x-1 border-b border-line', className)} />;
}

export function TabsTrigger({ className, ...props }: ComponentProps<typeof Radix.Trigger>) {
  return (
    <Radix.Trigger
      {...props}
      className={cn(
        'flex min-h-11 max-w-full items-center gap-2 rounded-t-control border-b-2 border-transparent px-3 font-medium text-muted transition-colors',
        'outline-offset-[-2px] not-disabled:hover:text-ink disabled:cursor-not-allowed disabled:opacity-50 data-[state=active]:border-pine data-[state=active]:text-ink',
        className,
      )}
    />
  );
}

export function TabsContent({ className, ...props }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...props} className={cn('rounded-control pt-4', className)} />;
}
