import * as t from '#text/outreach/risk-map.ts';

/** Labels and values of a popup, in two columns. null means not reported. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: string | null])[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular text-right font-medium">{value ?? t.notReported}</dd>
        </div>
      ))}
    </dl>
  );
}
