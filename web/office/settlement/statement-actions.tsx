import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Permission } from '#contract/staff.ts';
import { canMoveStatement, type StatementState } from '#contract/office/statement-states.ts';
import type { Statement } from '#contract/office/statements.ts';
import { useMay } from '#web/core/accounts/may.tsx';
import { moneyWithCents } from '#web/lib/format.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldsDialog } from '#web/ui/fields-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { type Change, changeStatement } from './queries.ts';
import * as t from '#text/office/statements.ts';

type Action = Change['is'];

const LABELS: Record<Action, string> = {
  adjust: t.adjust,
  send: t.sendAgain,
  agree: t.noteAgreement,
  approve: t.approve,
  unapprove: t.revoke,
  pay: t.pay,
  void: t.voidIt,
};
const DONE: Record<Action, string> = {
  adjust: t.adjusted,
  send: t.sentAgain,
  agree: t.agreementNoted,
  approve: t.approvedNow,
  unapprove: t.revoked,
  pay: t.paidNow,
  void: t.voided,
};
const MAY: Record<Action, Permission> = {
  adjust: 'statements.draw',
  send: 'statements.draw',
  agree: 'statements.draw',
  approve: 'statements.approve',
  unapprove: 'statements.approve',
  pay: 'statements.pay',
  void: 'statements.draw',
};

/** The available actions on a statement, the next step first. */
function actionsOf({ state, madeBy, approvedBy }: Statement): Action[] {
  const can = (to: StatementState) => canMoveStatement(state, to, 'finance');
  const isOpen = state === 'drawn' || state === 'disputed';
  return [
    ...(can('paid') && !approvedBy?.isYou ? (['pay'] as const) : []),
    ...(can('approved') && !madeBy?.isYou ? (['approve'] as const) : []),
    ...(can('agreed') && state === 'drawn' ? (['agree'] as const) : []),
    ...(isOpen ? (['adjust'] as const) : []),
    ...(can('drawn') || state === 'drawn' ? (['send'] as const) : []),
    ...(state === 'approved' ? (['unapprove'] as const) : []),
    ...(can('void') ? (['void'] as const) : []),
  ];
}

export function StatementActions({ statement }: { statement: Statement }) {
  const [asking, setAsking] = useState<Action | null>(null);
  const may = useMay();
  const actions = actionsOf(statement).filter((action) => may(MAY[action]));
  const { state, madeBy, approvedBy } = statement;
  return (
    <>
      {actions.map((action, n) => (
        <Button key={action} variant={n === 0 ? 'primary' : 'outline'} onClick={() => setAsking(action)}>
          {LABELS[action]}
        </Button>
      ))}
      {state === 'agreed' && madeBy?.isYou && <p className="w-full text-muted">{t.youMadeIt}</p>}
      {state === 'approved' && approvedBy?.isYou && <p className="w-full text-muted">{t.youApprovedIt}</p>}
      {asking && <ChangeDialog statement={statement} action={asking} onClose={() => setAsking(null)} />}
    </>
  );
}

const wordsIn = (given: FormData, name: string): string => String(given.get(name) ?? '').trim();

/** Typed dollars in cents. Unreadable input is sent as 0, so that the server reports the error. */
const centsIn = (given: FormData): number => {
  const typed = wordsIn(given, 'cents')
    .replaceAll(',', '')
    .replace(/^\+|\$/g, '');
  return /^-?\d{1,6}(\.\d{1,2})?$/.test(typed) ? Math.round(Number(typed) * 100) : 0;
};

function changeOf(action: Action, given: FormData): Change {
  switch (action) {
    case 'adjust':
      return { is: action, cents: centsIn(given), note: wordsIn(given, 'note') };
    case 'agree':
      return { is: action, note: wordsIn(given, 'note') };
    case 'pay':
      return { is: action, reference: wordsIn(given, 'reference'), paidOn: wordsIn(given, 'paidOn') };
    case 'void':
      return { is: action, reason: wordsIn(given, 'reason') };
    default:
      return { is: action };
  }
}

type DialogProps = { statement: Statement; action: Action; onClose: () => void };

function ChangeDialog({ statement, action, onClose }: DialogProps) {
  const change = useMutation(changeStatement);
  const amount = moneyWithCents(statement.totalCents);
  const texts: Record<Action, string> = {
    adjust: t.adjustDetail,
    send: t.sendAgainDetail,
    agree: t.noteAgreementDetail,
    approve: t.approveDetail(amount),
    unapprove: t.revokeDetail,
    pay: t.payDetail(amount),
    void: t.voidDetail,
  };
  return (
    <FieldsDialog
      title={LABELS[action]}
      text={texts[action]}
      action={LABELS[action]}
      done={DONE[action]}
      onClose={onClose}
      onSave={(given) => change.mutateAsync({ statementId: statement.id, change: changeOf(action, given) })}
    >
      {(errors) => (
        <>
          {action === 'adjust' && (
            <Field label={t.dollars} error={errors['cents']} required>
              <Input name="cents" inputMode="text" />
            </Field>
          )}
          {(action === 'adjust' || action === 'agree') && (
            <Field label={action === 'agree' ? t.whoAgreed : t.reason} error={errors['note']} required>
              <Input name="note" maxLength={300} />
            </Field>
          )}
          {action === 'void' && (
            <Field label={t.reason} error={errors['reason']} required>
              <Input name="reason" maxLength={300} />
            </Field>
          )}
          {action === 'pay' && (
            <>
              <Field label={t.reference} error={errors['reference']} required>
                <Input name="reference" maxLength={100} />
              </Field>
              <Field label={t.paidOn} error={errors['paidOn']} required>
                <Input name="paidOn" type="date" />
              </Field>
            </>
          )}
        </>
      )}
    </FieldsDialog>
  );
}
