import type { RiskSource } from '#contract/outreach/risk-map.ts';
import * as t from '#text/outreach/risk-map.ts';

/** The sources of the figures beside it, and their limits. */
export function SourceNote({ sources }: { sources: readonly RiskSource[] }) {
  return (
    <div className="grid gap-1 text-sm text-muted">
      {sources.map(({ line, disclaimer, url }) => (
        <details key={line}>
          <summary className="min-h-6 py-1">
            <span className="sr-only">{t.source} </span>
            {line}
          </summary>
          <p className="pt-1 pb-2">
            {disclaimer}{' '}
            {url && (
              <a href={url} className="font-medium text-pine-ink underline underline-offset-4">
                {t.openSource}
              </a>
            )}
          </p>
        </details>
      ))}
    </div>
  );
}

type SourceLineProps = { sources: readonly RiskSource[]; version: string | null };

/** The citation of the release that the figures above come from. */
export function SourceLine({ sources, version }: SourceLineProps) {
  const source = sources.find((candidate) => candidate.version === version);
  return source && <p className="text-sm text-muted">{t.sourceIs(source.line)}</p>;
}
