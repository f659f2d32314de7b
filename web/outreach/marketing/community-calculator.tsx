import { useState } from 'react';
import { BarMeter } from '#web/ui/bar-meter.tsx';
import { type ImpactAction, impactActions, namedProgressAt } from './community-levels.ts';
import * as t from '#text/outreach/community-sections.ts';

type Key = ImpactAction['key'];
type Dial = { key: Key; label: string; max: number; start: number };

/** What a street might do in a year. Modules are left out, because they are done only once. */
const DIALS: readonly Dial[] = [
  { key: 'drill', label: t.dials.drill, max: 6, start: 2 },
  { key: 'neighbors', label: t.dials.neighbors, max: 8, start: 2 },
  { key: 'kit', label: t.dials.kit, max: 20, start: 6 },
  { key: 'walk', label: t.dials.walk, max: 20, start: 4 },
];
const START = Object.fromEntries(DIALS.map(({ key, start }) => [key, start])) as Partial<Record<Key, number>>;

const pointsOf = (counts: Partial<Record<Key, number>>) =>
  impactActions.reduce((sum, { key, points }) => sum + points * (counts[key] ?? 0), 0);

/** Adds up a year on one street. Without scripts the list above has the same information. */
export function CommunityCalculator() {
  const [counts, setCounts] = useState(START);
  const total = pointsOf(counts);
  const { level, next, percent } = namedProgressAt(total);
  return (
    <section
      aria-labelledby="calculator-title"
      className="mt-8 rounded-card border border-line bg-sunken p-5 @xl:p-7 unscripted:hidden print:hidden"
    >
      <h3 id="calculator-title" className="text-xl">
        {t.calculatorTitle}
      </h3>
      <div className="mt-5 grid gap-x-10 gap-y-2 @xl:grid-cols-2">
        {DIALS.map(({ key, label, max }) => (
          <label key={key} className="grid">
            <span className="flex justify-between gap-4">
              {label}
              <span className="tabular font-semibold" aria-hidden="true">
                {counts[key] ?? 0}
              </span>
            </span>
            <input
              type="range"
              min={0}
              max={max}
              value={counts[key] ?? 0}
              onChange={(event) => setCounts({ ...counts, [key]: event.currentTarget.valueAsNumber })}
              className="h-11 w-full cursor-pointer rounded-control accent-pine"
            />
          </label>
        ))}
      </div>
      <div className="mt-4 grid gap-5 border-t border-line pt-5 @xl:grid-cols-2 @xl:gap-10">
        <p role="status" className="flex items-baseline gap-2">
          <span className="tabular font-display text-4xl leading-none font-bold">{total}</span>{' '}
          <span className="text-muted">{t.pointsAtLevel(level.name)}</span>
        </p>
        <BarMeter
          label={next ? t.onTheWayTo(next.name) : t.highestLevel}
          value={percent}
          max={100}
          text={`${percent}%`}
        />
      </div>
    </section>
  );
}
