import { ArrowLeft } from 'lucide-react';
import { BRAND } from '#contract/brand.ts';
import { Link } from '#web/lib/link.tsx';
import * as t from '#text/outreach/risk-map.ts';

export function CoverageBar() {
  return (
    <div className="z-20 flex h-14 items-center justify-between gap-3 border-b border-line bg-paper @4xl:sticky @4xl:top-16">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <span className="font-display text-lg leading-none font-semibold">{BRAND.name}</span>
        <span className="text-xs font-semibold tracking-[0.16em] text-muted">{t.coverageMap}</span>
      </p>
      <Link
        to="/"
        className="-mr-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-control px-2 font-medium text-pine-ink hover:bg-hover"
      >
        <ArrowLeft className="size-4" aria-hidden="true" />
        {t.backToHome}
      </Link>
    </div>
  );
}
