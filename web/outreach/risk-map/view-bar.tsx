import { ArrowUp, List, Map as MapIcon } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { cn } from '#web/ui/cn.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import * as t from '#text/outreach/risk-map.ts';

export type View = 'list' | 'map';
const VIEWS = [
  { view: 'list', name: t.list, Icon: List },
  { view: 'map', name: t.map, Icon: MapIcon },
] as const;

const TOP_AFTER_PX = 300;

/** The list scrolls with the page; true once it has scrolled far. */
function useIsScrolled(list: RefObject<HTMLElement | null>): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(-(list.current?.getBoundingClientRect().top ?? 0) > TOP_AFTER_PX);
    // In the next frame: measuring now would force a second layout.
    const frame = requestAnimationFrame(look);
    addEventListener('scroll', look, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
    };
  }, [list]);
  return isScrolled;
}

/** Focuses the page's heading, because the button disappears at the top. */
function scrollToTop(): void {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  const heading = document.getElementById('coverage-title');
  heading?.focus({ preventScroll: true });
}

type ViewBarProps = { view: View; list: RefObject<HTMLElement | null>; onView: (view: View) => void };

/** Within reach of the thumb: the list/map switch on small screens, and back to top. */
export function ViewBar({ view, list, onView }: ViewBarProps) {
  const isScrolled = useIsScrolled(list);
  return (
    <div className="pointer-events-none sticky bottom-[max(1rem,env(safe-area-inset-bottom))] z-10 grid h-13 grid-cols-[1fr_auto_1fr] items-center gap-2 @4xl:col-start-1 @4xl:row-start-2 @4xl:self-end noscript:hidden">
      <div
        role="group"
        aria-label={t.show}
        className="pointer-events-auto col-start-2 flex rounded-full border border-line-strong bg-raised p-1 shadow-float @4xl:hidden"
      >
        {VIEWS.map(({ view: name, name: label, Icon }) => (
          <button
            key={name}
            type="button"
            aria-pressed={view === name}
            onClick={() => onView(name)}
            className={cn(
              'inline-flex min-h-11 items-center gap-2 rounded-full px-4 font-semibold transition-colors',
              view === name ? 'bg-pine text-on-pine' : 'hover:bg-hover',
            )}
          >
            <Icon className="size-5" aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
      {isScrolled && (
        <IconButton
          label={t.scrollToTop}
          variant="outline"
          className="pointer-events-auto col-start-3 animate-fade-in justify-self-end rounded-full! @4xl:col-start-2 bg-raised! shadow-float"
          onClick={scrollToTop}
        >
          <ArrowUp className="size-5" aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
