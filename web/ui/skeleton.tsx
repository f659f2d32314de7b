import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A still place for what is coming; size it like the real thing. Wrap a set of them in SkeletonGroup. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block animate-breathe bg-line', className)} />;
}

type SkeletonGroupProps = { label?: string; className?: string; children: ReactNode };

/** Says once, in words, what the shapes inside show. */
export function SkeletonGroup({ label = 'Loading', className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
