import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { canMovePartner } from '#contract/outreach/partner-kinds.ts';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { textIn } from './form-values.ts';
import { type Move, movePartner } from './register-queries.ts';
import * as t from '#text/office/partners.ts';

const LABELS: Record<Move, string> = {
  active: t.activate,
  paused: t.pause,
  blocked: t.block,
  ended: t.end,
  unblock: t.unblock,
};

/** The allowed moves from a partner's state. Each asks for a reason. */
export function StateActions({ partner }: { partner: PartnerDetail }) {
  const [asking, setAsking] = useState<Move | null>(null);
  const can = (to: Exclude<Move, 'unblock'>) => canMovePartner(partner.state, to, 'operations');
  const isBlocked = partner.state === 'blocked';
  const button = (to: Move, isMain = false) => (
    <Button key={to} variant={isMain ? 'primary' : 'outline'} onClick={() => setAsking(to)}>
      {LABELS[to]}
    </Button>
  );
  return (
    <>
      <May use="partners.edit">{can('active') && button('active', true)}</May>
      <May use="partners.pause">{!isBlocked && can('paused') && button('paused')}</May>
      <May use="partners.edit">
        {can('blocked') && button('blocked')}
        {isBlocked && !partner.unblock?.isYou && button('unblock')}
        {can('ended') && button('ended')}
      </May>
      {partner.unblock && (
        <p className="w-full text-muted">
          {partner.unblock.isYou ? t.unblockYours : t.unblockAsked(partner.unblock.askedBy)}
        </p>
      )}
      {asking && <MoveDialog partner={partner} to={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

function MoveDialog({ partner, to, onClose }: { partner: PartnerDetail; to: Move; onClose: () => void }) {
  const move = useMutation(movePartner);
  return (
    <FieldsDialog
      title={LABELS[to]}
      text={t.moveDetail[to]}
      action={LABELS[to]}
      done={t.stateSaved}
      onClose={onClose}
      onSave={(given) => move.mutateAsync({ partnerId: partner.id, to, reason: textIn(given, 'reason') })}
    >
      {(errors) => (
        <Field label={t.reason} hint={t.reasonHint} error={errors.reason}>
          <Input name="reason" />
        </Field>
      )}
    </FieldsDialog>
  );
}
