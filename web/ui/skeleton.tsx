import type { ReactNode } from 'react';
import { cn } from './cn.ts';
import * as t from '#text/ui/frame.ts';

/** A static placeholder; size it like the real content. Wrap a group in SkeletonGroup. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cn('skeleton block animate-breathe bg-line', className)} />;
}

/**
 * A placeholder for text that wraps like the real text. The sample text comes from the stylesheet, so it
 * can't be read aloud, found or copied.
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

/** Announces the loading state once for all placeholders inside. */
export function SkeletonGroup({ label = t.loading, className, children }: SkeletonGroupProps) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
