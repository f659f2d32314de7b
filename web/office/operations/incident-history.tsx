import { History } from 'lucide-react';
import type { Incident } from '#contract/office/operations-incidents.ts';
import { formatMoment } from '#web/lib/format.ts';
import { Section } from '#web/ui/section.tsx';

const DID: Record<string, string> = {
  'incident.opened': 'The incident began',
  'incident.zone-joined': 'A zone joined it',
  'incident.activated': 'Services started',
  'incident.home-activated': 'Services started for one home',
  'incident.warned': 'Households were warned',
  'incident.alerted': 'Households without services were alerted to an order',
  'incident.order-back': 'The order is back',
  'incident.order-lapsed': 'An order left the official list, and a new one followed',
  'incident.lifted': 'An order ended',
  'incident.cancelled': 'A mistake was corrected',
  'incident.cash-held': 'Cash was held',
  'incident.cash-approved': 'Cash was released',
  'incident.cash-refused': 'Cash was refused',
  'incident.retried': 'Steps were tried again',
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

/** What was done in an incident and by whom, newest first. */
export function IncidentHistory({ history }: Pick<Incident, 'history'>) {
  return (
    <Section icon={History} title="History">
      <ol className="grid gap-3">
        {history.map(({ at, action, detail, by }) => {
          const { says, rests } = apart(detail ?? '');
          return (
            <li key={`${at}${action}${detail}`} className="grid gap-0.5">
              <span className="tabular text-sm text-muted">
                {formatMoment(at)}, {by ?? 'the product'}
              </span>
              <span className="font-medium">{didWhat(action)}</span>
              {says !== '' && <span className="wrap-anywhere">{says}</span>}
              {rests && (
                <details>
                  <summary className="min-h-11 cursor-pointer py-2.5 text-sm font-medium">
                    What it rests on
                  </summary>
                  <p className="font-mono text-sm wrap-anywhere">{rests}</p>
                </details>
              )}
            </li>
          );
        })}
      </ol>
      {history.length === 0 && <p className="text-muted">Nothing was written down yet.</p>}
    </Section>
  );
}
