import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

type SectionProps = { icon: LucideIcon; title: string; children: ReactNode; className?: string };

/** One part of a screen, with its heading. Its edges stay narrow with large text on a phone. */
export function Section({ icon: Icon, title, children, className }: SectionProps) {
  return (
    <section
      className={cn(
        'grid grid-cols-1 content-start gap-4 rounded-card border border-line bg-surface p-[min(1.25rem,6vw)] sm:p-6',
        className,
      )}
    >
      <h2 className="flex items-center gap-2 text-xl">
        <Icon className="size-6 shrink-0 text-pine-ink" aria-hidden="true" />
        {title}
      </h2>
      {children}
    </section>
  );
}
