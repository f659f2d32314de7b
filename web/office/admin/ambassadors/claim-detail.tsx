import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { canMoveClaim } from '#contract/emergency/ambassador-states.ts';
import type { ClaimRow } from '#contract/emergency/impact.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDay } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { DecisionDialog } from '#web/office/admin/decision-dialog.tsx';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { claimQuery, type ClaimDecision, decideClaim } from './queries.ts';
import { reason as missingReason } from '#text/emergency/ambassador-values.ts';
import { doubts, kinds } from '#text/emergency/ambassador-pages.ts';
import { claimStates } from '#text/emergency/ambassador.ts';
import * as t from '#text/office/ambassadors.ts';

/** One entry with its evidence, the neighbor's answer, and the decision. */
export function ClaimDetail({ id }: { id: string }) {
  const query = useQuery(claimQuery(id));
  return (
    <DetailStates query={query} title={t.anEntry} what={t.theEntry}>
      {(claim) => <Ready claim={claim} />}
    </DetailStates>
  );
}

function factsOf(claim: ClaimRow): [string, ReactNode][] {
  const neighbor = claim.confirmer && [claim.confirmer, claim.neighborEmail].filter(Boolean).join(', ');
  const all: [string, ReactNode][] = [
    [t.status, <Badge key="state">{claimStates[claim.state]}</Badge>],
    [t.points, claim.points],
    [t.quantity, claim.quantity],
    [t.when, formatDay(claim.happenedOn)],
    [t.evidence, claim.evidence],
    [t.neighbor, neighbor && `${neighbor}: ${claim.answer ? t.answers[claim.answer] : t.noAnswer}`],
    [t.doubt, claim.doubt && doubts[claim.doubt]],
    [t.reason, claim.reason],
    [t.appeal, claim.appeal],
  ];
  return all.filter(([, value]) => value !== null && value !== '');
}

function Ready({ claim }: { claim: ClaimRow }) {
  return (
    <>
      <PaneTitle>{`${claim.ambassador}: ${kinds[claim.kind]}`}</PaneTitle>
      <PaneSection title={t.anEntry}>
        <Facts facts={factsOf(claim)} />
        {claim.isOwn ? (
          <p className="text-muted">{t.notYours}</p>
        ) : (
          <May use="ambassadors.decide">
            <Decisions claim={claim} />
          </May>
        )}
        <Link
          to={`/admin/ambassadors/${claim.ambassadorId}`}
          className="inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4"
        >
          {t.openAmbassador}
        </Link>
      </PaneSection>
    </>
  );
}

const WORDS: Record<ClaimDecision, { label: string; detail: string; done: string }> = {
  confirm: { label: t.confirm, detail: t.confirmDetail, done: t.confirmed },
  decline: { label: t.decline, detail: t.declineEntryDetail, done: t.entryDeclined },
  reverse: { label: t.reverse, detail: t.reverseDetail, done: t.reversed },
};

const decisionsOn = ({ state }: ClaimRow): ClaimDecision[] => [
  ...(canMoveClaim(state, 'confirmed', 'staff') ? (['confirm', 'decline'] as const) : []),
  ...(canMoveClaim(state, 'reversed', 'staff') ? (['reverse'] as const) : []),
];

function Decisions({ claim }: { claim: ClaimRow }) {
  const [asking, setAsking] = useState<ClaimDecision | null>(null);
  const decide = useMutation(decideClaim);
  return (
    <div className="flex flex-wrap gap-3">
      {decisionsOn(claim).map((is, n) => (
        <Button key={is} variant={n === 0 ? 'primary' : 'outline'} onClick={() => setAsking(is)}>
          {WORDS[is].label}
        </Button>
      ))}
      {asking && (
        <DecisionDialog
          title={WORDS[asking].label}
          text={WORDS[asking].detail}
          action={WORDS[asking].label}
          destructive={asking !== 'confirm'}
          reason={{ label: t.reason, hint: WORDS[asking].detail, missing: missingReason, most: 500 }}
          onClose={() => setAsking(null)}
          onConfirm={async (reason) => {
            await decide.mutateAsync({ claimId: claim.id, is: asking, reason });
            toast({ title: WORDS[asking].done });
          }}
        />
      )}
    </div>
  );
}
