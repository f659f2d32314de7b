import { PRODUCT, recordIncidentChange } from '#server/core/audit/audit.ts';
import { countMembers } from '#server/money/membership/membership.ts';
import { holdUnsent } from '#server/money/payouts/payouts.ts';
import { after, days } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { openReview } from '#server/core/reviews/reviews.ts';
import type { Starting } from '#server/emergency/activations/decide/homes-in-zones.ts';
import { cashHold, membersNeeded, type Span } from '#server/emergency/activations/decide/safeguards.ts';
import * as incidentStore from '#server/emergency/activations/stores/incident-store.ts';
import * as store from '#server/emergency/activations/stores/activation-store.ts';

type Cash = { entitled: Pick<Starting['entitled'], 'cashCents'> };
type Joining = { incident: incidentStore.Incident; starting: readonly Cash[]; at: Date };

/**
 * Decides whether the cash of households that join an incident is held for review. The caller holds the
 * activations lock, so no decision can be made meanwhile. An approval covers only households present at that
 * time: once later ones exceed the limits on their own, it is held again. After a refusal, any later
 * household is held for a new review. A new hold also holds payouts that are still unsent.
 */
export async function isCashHeld(
  tx: Tx,
  { config }: Pick<Deps, 'config'>,
  { incident, starting, at }: Joining,
): Promise<boolean> {
  if (incident.cashHeldAt && !incident.cashDecision) return true;
  const approvedAt = incident.cashDecision === 'approved' ? incident.cashDecidedAt : null;
  const doubt =
    incident.cashDecision === 'refused'
      ? 'Its cash was refused, and more homes have come under its orders since.'
      : await doubtOf(tx, config.cashHoldCents, { incident, starting, at, approvedAt });
  if (!doubt) return false;
  await incidentStore.setIncident(tx, incident.id, {
    cashHeldAt: at,
    cashHoldReason: doubt,
    cashDecidedAt: null,
    cashDecidedBy: null,
    cashDecision: null,
  });
  const alongside = await holdUnsent(tx, incident.id, { since: approvedAt, at });
  const cents = starting.reduce((sum, { entitled }) => sum + entitled.cashCents, 0);
  await openReview(tx, {
    kind: 'cash-held',
    key: `${incident.id} ${at.toISOString()}`,
    incidentId: incident.id,
    summary: `${incident.name}: ${doubt}`,
    facts: {
      homes: starting.length + alongside.length,
      cents: alongside.reduce((sum, row) => sum + row.cents, cents),
    },
    at,
  });
  const change = { at, actor: PRODUCT, action: 'incident.cash-held', detail: doubt };
  await recordIncidentChange(tx, incident.id, change);
  return true;
}

/**
 * Checks the incident alone first, then together with what other incidents sent within 24 hours unreviewed.
 */
async function doubtOf(
  tx: Tx,
  limitCents: number,
  { incident, starting, at, approvedAt }: Joining & { approvedAt: Date | null },
): Promise<string | null> {
  const own = await store.totals(tx, incident.id, approvedAt);
  own.homes += starting.length;
  for (const { entitled } of starting) own.cents += entitled.cashCents;
  const byItself = await judge(tx, own, limitCents, approvedAt ? 'since-approval' : 'alone');
  if (byItself) return byItself;
  const others = await store.undecidedTotals(tx, { except: incident.id, since: after(at, -days(1)) });
  if (others.homes === 0) return null;
  const all = { homes: own.homes + others.homes, cents: own.cents + others.cents };
  return judge(tx, all, limitCents, 'with-others');
}

async function judge(tx: Tx, sum: store.Totals, limitCents: number, span: Span): Promise<string | null> {
  const members = sum.cents > limitCents ? 0 : await countMembers(tx, membersNeeded(sum.homes));
  return cashHold({ ...sum, members }, limitCents, span);
}
