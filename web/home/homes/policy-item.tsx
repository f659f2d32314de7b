import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { POLICY_KINDS, type Policy } from '#contract/home/policies.ts';
import { POLICY_LIMIT_KEYS, POLICY_LIMITS } from '#contract/home/policy-limits.ts';
import { centsOf } from '#contract/money.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatDay, formatMoney } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/lib/toast.ts';
import { endsSoon, PolicyBadge } from './policy-badge.tsx';
import { PolicyDialog } from './policy-dialog.tsx';
import { PolicyNumber } from './policy-number.tsx';
import { endPolicy, renewPolicy } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/home/policies.ts';

const money = (dollars: number | null): string | null =>
  dollars === null ? null : formatMoney(centsOf(dollars));

/** One policy: what it covers, until when, and its actions. */
export function PolicyItem({ policy, canEdit }: { policy: Policy; canEdit: boolean }) {
  const limits: [string, string | null][] = [
    [t.coverageLimit, money(policy.coverageLimit)],
    [t.deductible, money(policy.deductible)],
    ...POLICY_LIMIT_KEYS.map((key): [string, string | null] => [POLICY_LIMITS[key].name, money(policy[key])]),
  ];
  return (
    <li className="grid gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold wrap-anywhere">
          {policy.carrier} <span className="font-normal text-muted">{POLICY_KINDS[policy.kind]}</span>
        </h3>
        <PolicyBadge policy={policy} />
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 sm:grid-cols-3 large-text:grid-cols-1 large-text:*:col-span-1!">
        <Fact label={t.policyNumber} wide>
          <PolicyNumber policy={policy} />
        </Fact>
        {limits.map(
          ([label, value]) =>
            value !== null && (
              <Fact key={label} label={label}>
                {value}
              </Fact>
            ),
        )}
        <Fact label={t.term} wide>
          {t.fromTo(formatDay(policy.effectiveDate), formatDay(policy.expiryDate))}
        </Fact>
      </dl>
      {canEdit && policy.standing !== 'ended' && <PolicyActions policy={policy} />}
    </li>
  );
}

function Fact({ label, wide, children }: { label: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={wide ? 'col-span-full' : ''}>
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}

function PolicyActions({ policy }: { policy: Policy }) {
  const [open, setOpen] = useState<'edit' | 'end' | null>(null);
  const onError = (error: unknown) => toast({ title: t.error, text: sentence(error), destructive: true });
  const at = { homeId: policy.homeId, policyId: policy.id };
  const renew = useMutation({
    ...renewPolicy,
    onError,
    onSettled: (made) => {
      if (made) toast({ title: t.renewed, text: t.renewedText(formatDay(made.expiryDate)) });
    },
  });
  const end = useMutation({
    ...endPolicy,
    onError,
    onSettled: (made) => {
      setOpen(null);
      if (made) toast({ title: t.endedToast, text: t.endedText });
    },
  });
  const canRenew = !policy.isRenewed && (endsSoon(policy) || policy.standing === 'expired');
  const named = <span className="sr-only">{policy.carrier}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      {canRenew && (
        <Button variant="secondary" size="small" busy={renew.isPending} onClick={() => renew.mutate(at)}>
          {rich(t.renew(named))}
        </Button>
      )}
      <Button variant="outline" size="small" onClick={() => setOpen('edit')}>
        {rich(t.edit(named))}
      </Button>
      <Button variant="ghost" size="small" onClick={() => setOpen('end')}>
        {rich(t.end(named))}
      </Button>
      <PolicyDialog
        homeId={policy.homeId}
        policy={policy}
        open={open === 'edit'}
        onOpenChange={(next) => setOpen(next ? 'edit' : null)}
      />
      <ConfirmDialog
        open={open === 'end'}
        onOpenChange={(next) => setOpen(next ? 'end' : null)}
        title={t.endQuestion(policy.carrier)}
        text={t.endText}
        confirmLabel={t.endPolicy}
        destructive
        busy={end.isPending}
        onConfirm={() => end.mutate(at)}
      />
    </div>
  );
}
