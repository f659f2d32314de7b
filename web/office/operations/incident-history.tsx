import { History } from 'lucide-react';
import type { Incident } from '#contract/office/operations-incidents.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';
import { BRAND } from '#contract/brand.ts';
import * as t from '#text/office/operations-incident.ts';

const DID: Record<string, string> = {
  'incident.opened': t.didOpen,
  'incident.zone-joined': t.didJoin,
  'incident.activated': t.didActivate,
  'incident.home-activated': t.didActivateHome,
  'incident.warned': t.didWarn,
  'incident.alerted': t.didAlert,
  'incident.order-back': t.didReturn,
  'incident.order-lapsed': t.didSupersede,
  'incident.lifted': t.didEnd,
  'incident.cancelled': t.didCorrect,
  'incident.cash-held': t.didHoldCash,
  'incident.cash-approved': t.didReleaseCash,
  'incident.cash-refused': t.didRefuseCash,
  'incident.retried': t.didRetry,
};
const didWhat = (action: string): string =>
  DID[action] ?? action.replace('incident.', '').replaceAll('-', ' ');

/** Splits a detail into a readable sentence and the hashes for verification. */
function apart(detail: string): { says: string; rests: string | null } {
  const at = detail.indexOf(', SHA-256 ');
  return at < 0
    ? { says: detail, rests: null }
    : { says: `${detail.slice(0, at)}.`, rests: detail.slice(at + 2) };
}

/** The actions in an incident and their actors, newest first. */
export function IncidentHistory({ history }: Pick<Incident, 'history'>) {
  return (
    <Section icon={History} title={t.history}>
      <ol className="grid gap-3">
        {history.map(({ at, action, detail, by }) => {
          const { says, rests } = apart(detail ?? '');
          return (
            <li key={`${at}${action}${detail}`} className="grid gap-0.5">
              <span className="tabular text-sm text-muted">
                {formatMoment(at)}, {by ?? BRAND.name}
              </span>
              <span className="font-medium">{didWhat(action)}</span>
              {says !== '' && <span className="wrap-anywhere">{says}</span>}
              {rests && (
                <details>
                  <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
                    {t.sources}
                  </summary>
                  <p className="font-mono text-sm wrap-anywhere">{rests}</p>
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {history.length === 0 && <p className="text-muted">{t.noHistory}</p>}
    </Section>
  );
}
