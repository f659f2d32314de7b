import type { ReactNode } from 'react';
import { cn } from './cn.ts';

/** A still place for what is coming; size it like the real thing. Wrap a set of them in SkeletonGroup. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block animate-breathe bg-line', className)} />;
}

/**
 * A place for words, wrapping as they will. The words it is like are drawn by the style sheet alone, so nobody reads,
 * finds or copies what is not there yet.
 */
export function SkeletonWords({ like }: { like: string }) {
  return (
    <span
      aria-hidden="true"
      data-like={like}
      className="animate-breathe rounded-sm bg-line box-decoration-clone text-transparent before:content-[attr(data-like)]"
    />
  );
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
