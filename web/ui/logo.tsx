import { BRAND } from '#contract/brand.ts';
import { cn } from './cn.ts';

/** The mark: a hearth arch whose floor line continues out of the tile as a road. Legible from 16 px up. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className={cn('logo-mark shrink-0', className)}>
      <path
        className="fill-pine"
        d="M7 0h18a7 7 0 0 1 7 7v18a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7V7a7 7 0 0 1 7-7z"
      />
      <path
        className="stroke-on-pine"
        d="M32 24.5H8V14.2a7 7 0 0 1 14 0v4.3"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Mark and name. Wrap it in the link home; the name is its text. */
export function Logo({ className }: { className?: string }) {
  return (
    <span className={cn('inline-flex items-center gap-2.5 text-ink', className)}>
      <LogoMark />
      {/* With 200% text on a phone, only the mark fits in the bar; screen readers still get the name. */}
      <span className="font-display text-xl font-bold tracking-tight @max-[15.5rem]/bar:sr-only">
        {BRAND.name}
      </span>
    </span>
  );
}
