import { useEffect, useRef, type RefObject } from 'react';
import type { AddressPlace } from '#contract/outreach/addresses.ts';
import { cn } from '#web/ui/cn.ts';
import type { Answer } from './use-suggestions.ts';
import * as t from '#text/outreach/addresses.ts';

/** Height of the sticky header, kept free above the box when scrolling. */
const HEADER_PX = 88;

type AddressOptionsProps = Answer & {
  listId: string;
  active: number;
  input: RefObject<HTMLInputElement | null>;
  onPick: (place: AddressPlace) => void;
};

/** The list below the box, with attribution. */
export function AddressOptions({
  listId,
  suggestions,
  attribution,
  active,
  input,
  onPick,
}: AddressOptionsProps) {
  const panel = useRef<HTMLDivElement>(null);

  // Scrolls the box and its list into view if the list would open behind the on-screen keyboard.
  useEffect(() => {
    const view = visualViewport;
    const bottom = panel.current?.getBoundingClientRect().bottom;
    const top = input.current?.getBoundingClientRect().top;
    if (!view || bottom === undefined || top === undefined) return;
    const hidden = bottom + 8 - (view.offsetTop + view.height);
    const room = top - view.offsetTop - HEADER_PX;
    if (hidden > 0 && room > 0) scrollBy(0, Math.min(hidden, room));
  }, [input]);

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [active, listId]);

  return (
    <div
      ref={panel}
      className="absolute inset-x-0 top-full z-30 mt-1 animate-fade-in overflow-hidden rounded-card border border-line-strong bg-raised text-left text-base text-ink shadow-float"
    >
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={t.suggestions}
        // Keep focus in the box: otherwise mousedown would end the search before the click.
        onMouseDown={(event) => event.preventDefault()}
        className="max-h-92 overflow-y-auto overscroll-contain p-1 pointer-coarse:max-h-51"
      >
        {suggestions.map((place, i) => {
          const [head = '', ...rest] = place.formattedAddress.split(', ');
          return (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- its keys are heard by the box
            <div
              key={place.placeId ?? place.formattedAddress}
              id={`${listId}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onClick={() => onPick(place)}
              className={cn(
                'flex min-h-11 cursor-pointer flex-wrap items-center gap-x-1 rounded-control px-3 py-2 hover:bg-hover',
                i === active && 'bg-pine-soft text-pine-ink outline-2 -outline-offset-2 outline-focus',
              )}
            >
              <span className="font-medium">{rest.length > 0 ? `${head},` : head}</span>{' '}
              <span className={i === active ? '' : 'text-muted'}>{rest.join(', ')}</span>
            </div>
          );
        })}
      </div>
      <p className="border-t border-line px-4 py-1.5 text-xs text-muted">{attribution}</p>
    </div>
  );
}
