import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Claim } from '#contract/emergency/impact.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { appealClaim, withdrawClaim } from './queries.ts';
import * as pages from '#text/emergency/ambassador-pages.ts';
import * as t from '#text/emergency/ambassador.ts';

const TONES = {
  waiting: 'sky',
  confirmed: 'moss',
  declined: 'danger',
  withdrawn: 'neutral',
  lapsed: 'neutral',
  appealed: 'sky',
  refused: 'danger',
  reversed: 'danger',
} as const;

/** Who has to do what next, or why it ended. */
function explain({ state, reason, confirmer, isWithTeam }: Claim): string | null {
  if (isWithTeam) return t.withTeam;
  if (state === 'waiting' && confirmer) return t.askedNeighbor(confirmer);
  if (reason && state !== 'confirmed') return t.because(reason);
  return state === 'declined' ? t.neighborSaidNo : null;
}

export function ClaimItem({ claim }: { claim: Claim }) {
  const [isAppealing, setAppealing] = useState(false);
  const withdraw = useMutation(withdrawClaim);
  const explanation = explain(claim);
  const onWithdraw = async () => {
    try {
      await withdraw.mutateAsync(claim.id);
      toast({ title: t.withdrawn });
    } catch (error) {
      toast({ title: sentence(error), destructive: true });
    }
  };
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="font-sans text-base font-semibold tracking-normal">
          {pages.whatHappened(pages.kinds[claim.kind], claim.quantity, formatDay(claim.happenedOn))}
        </h3>
        <p className="flex items-center gap-3">
          <span className="tabular font-semibold text-moss-ink">+{claim.points}</span>
          <Badge tone={TONES[claim.state]}>{t.claimStates[claim.state]}</Badge>
        </p>
      </div>
      <p className="text-muted wrap-anywhere">{claim.evidence}</p>
      {explanation && <p className="wrap-anywhere">{explanation}</p>}
      <div className="flex flex-wrap gap-3">
        {claim.state === 'waiting' && (
          <Button variant="outline" size="small" busy={withdraw.isPending} onClick={() => void onWithdraw()}>
            {t.withdraw}
          </Button>
        )}
        {claim.canAppeal && (
          <Button variant="outline" size="small" onClick={() => setAppealing(true)}>
            {t.appeal}
          </Button>
        )}
      </div>
      {isAppealing && <AppealDialog claimId={claim.id} onClose={() => setAppealing(false)} />}
    </li>
  );
}

function AppealDialog({ claimId, onClose }: { claimId: string; onClose: () => void }) {
  const appeal = useMutation(appealClaim);
  return (
    <FieldsDialog
      title={t.appeal}
      text={t.appealText}
      action={t.appeal}
      done={t.appealSent}
      onClose={onClose}
      onSave={(given) => appeal.mutateAsync({ claimId, why: String(given.get('why') ?? '') })}
    >
      {(errors) => (
        <Field label={t.why} error={errors['why']} required>
          <Textarea name="why" rows={4} maxLength={1000} />
        </Field>
      )}
    </FieldsDialog>
  );
}
