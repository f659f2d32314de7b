import type { z } from 'zod';
import type { Claim, Impact } from '#contract/emergency/impact.ts';
import { IMPACT_KIND_KEYS, levelProgressAt, type ImpactKind } from '#contract/outreach/impact.ts';
import type { Queryable } from '#server/platform/db.ts';
import type { Deps } from '#server/ports/deps.ts';
import { requireActive } from './active.ts';
import { claimsOf, type ClaimRow, type RequestRow } from './claim-store.ts';
import { claimKey, newestEntries, readImpactBalance } from './ledger.ts';
import { pacificDay } from './pacific-day.ts';

const ENTRIES = 50;
const CLAIMS = 100;

export const canAppeal = ({ state, appealedAt }: ClaimRow): boolean =>
  (state === 'declined' || state === 'reversed') && appealedAt === null;

export const toClaim = (claim: ClaimRow, request: RequestRow | null): z.input<typeof Claim> => ({
  id: claim.id,
  kind: claim.kind,
  quantity: claim.quantity,
  points: claim.points,
  happenedOn: claim.happenedOn,
  evidence: claim.evidence,
  state: claim.state,
  reason: claim.stateReason,
  createdAt: claim.createdAt,
  confirmer: request?.name ?? null,
  isWithTeam:
    claim.state === 'appealed' || (claim.state === 'waiting' && (!request || request.answer !== null)),
  canAppeal: canAppeal(claim),
  appeal: claim.appeal,
});

/** What an entry is for, from its key: `claim:<id>:<round>`, `training:<module>` or `back:<key>`. */
function sourceOf(key: string, kinds: ReadonlyMap<string, ImpactKind>) {
  if (key.startsWith('back:')) return { source: 'reversal' as const, module: null };
  if (key.startsWith('training:'))
    return { source: 'module' as const, module: key.slice('training:'.length) };
  return { source: kinds.get(key) ?? IMPACT_KIND_KEYS[0] ?? 'drill', module: null };
}

/** An active ambassador's points, level and entries. */
export async function readImpact(deps: Pick<Deps, 'db' | 'clock'>, userId: string) {
  await requireActive(deps, userId);
  return impactOf(deps.db, userId, deps.clock.now());
}

export async function impactOf(db: Queryable, userId: string, now: Date): Promise<z.input<typeof Impact>> {
  const points = await readImpactBalance(db, userId);
  const entries = await newestEntries(db, userId, ENTRIES);
  const claims = await claimsOf(db, userId, CLAIMS);
  const kinds = new Map(
    claims.flatMap(({ claim }) =>
      Array.from(
        { length: claim.round },
        (_, i) => [claimKey({ id: claim.id, round: i + 1 }), claim.kind] as const,
      ),
    ),
  );
  const { level, next, percent } = levelProgressAt(points);
  return {
    points,
    level: level.key,
    next: next?.key ?? null,
    percent,
    entries: entries.map(({ key, ...entry }) => ({ ...entry, ...sourceOf(key, kinds) })),
    claims: claims.map(({ claim, request }) => toClaim(claim, request)),
    today: pacificDay(now),
  };
}
