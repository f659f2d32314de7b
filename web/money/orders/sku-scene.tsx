import type { LucideIcon } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';

/** A quiet valley with one icon, for items without a picture. */
export function SkuScene({ icon: Icon, className }: { icon: LucideIcon; className?: string }) {
  return (
    <span aria-hidden="true" className={cn('relative grid place-items-center overflow-hidden', className)}>
      <svg
        viewBox="0 0 480 320"
        preserveAspectRatio="xMidYMax slice"
        className="absolute inset-0 size-full"
        focusable="false"
      >
        <rect
          width="480"
          height="320"
          className="fill-[light-dark(oklch(0.93_0.03_190),oklch(0.3_0.03_195))]"
        />
        <circle
          cx="372"
          cy="84"
          r="26"
          className="fill-[light-dark(oklch(0.965_0.05_88),oklch(0.62_0.03_110))]"
        />
        <path
          d="M0 206c52-40 92-58 140-34s78 22 118-8 86-34 124-4 66 26 98 8v152H0z"
          className="fill-[light-dark(oklch(0.85_0.035_175),oklch(0.345_0.032_190))]"
        />
        <path
          d="M0 244c70-30 128-30 192-6s122 16 178-8 82-14 110-2v92H0z"
          className="fill-[light-dark(oklch(0.74_0.05_168),oklch(0.29_0.032_180))]"
        />
        <path
          d="M0 284c96-26 176-22 258-6s152 6 222-10v52H0z"
          className="fill-[light-dark(oklch(0.56_0.062_164),oklch(0.23_0.028_172))]"
        />
      </svg>
      <span className="relative grid aspect-square w-2/5 max-w-24 place-items-center rounded-full bg-raised text-pine-ink shadow-float">
        <Icon className="size-[46%] stroke-[1.6]" />
      </span>
    </span>
  );
}
