import { BedDouble, Eye, House } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import * as t from '#text/emergency/live-map.ts';

/** Shape and text, so that color alone says nothing. */
const ROWS = [
  { words: t.legendOrder, mark: 'h-4 border-[3px] border-risk-red bg-risk-red/25' },
  { words: t.legendWarning, mark: 'h-4 border-2 border-risk-yellow bg-risk-yellow/25' },
  { words: t.legendOther, mark: 'h-4 border border-line-strong' },
  { words: t.legendFire, mark: 'h-4 border-2 border-dotted border-risk-orange bg-risk-orange/50' },
  { words: t.legendClosure, mark: 'h-1.5 bg-ink' },
  { words: t.legendLanes, mark: 'h-0 border-t-2 border-dashed border-ink' },
  { words: t.legendRedFlag, mark: 'h-4 border-2 border-dashed border-plan-purple' },
  { words: t.legendShelter, mark: 'h-4 w-4! rounded-full border-[5px] border-sky bg-surface' },
];

const MINE = [
  { words: t.legendHome, icon: House },
  { words: t.legendHotel, icon: BedDouble },
  { words: t.legendWatched, icon: Eye },
];

/** `hasMine`: a member's own places are on the map, too. */
export function MapLegend({ hasMine }: { hasMine: boolean }) {
  return (
    <div className="grid gap-2 print:hidden">
      <h2 className="font-sans text-base font-semibold">{t.legend}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
        {ROWS.map(({ words, mark }) => (
          <li key={words} className="flex items-center gap-2">
            <span className={cn('map-swatch inline-block w-6 shrink-0', mark)} aria-hidden="true" />
            {words}
          </li>
        ))}
        {hasMine &&
          MINE.map(({ words, icon: Icon }) => (
            <li key={words} className="flex items-center gap-2">
              <Icon className="size-5 shrink-0" aria-hidden="true" />
              {words}
            </li>
          ))}
      </ul>
    </div>
  );
}
