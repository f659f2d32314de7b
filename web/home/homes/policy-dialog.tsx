import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { eachLimit, type Policy, PolicyChange, PolicyInput } from '#contract/home/policies.ts';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { toast } from '#web/lib/toast.ts';
import { FormProblem } from './form-problem.tsx';
import { newPolicy, PolicyFields, type PolicyValues } from './policy-fields.tsx';
import { addPolicy, changePolicy } from './queries.ts';
import { showRefusedFields } from './refused-fields.ts';
import * as t from '#text/home/policies.ts';

type PolicyDialogProps = {
  homeId: string;
  /** The policy to edit; omit to add one. */
  policy?: Policy | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function PolicyDialog({ homeId, policy, open, onOpenChange }: PolicyDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent wide>
        <DialogTitle>{policy ? t.editPolicy : t.addPolicy}</DialogTitle>
        <DialogText>{t.dialogText}</DialogText>
        <PolicyForm homeId={homeId} policy={policy} onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

const Added = z.object({ policy: PolicyInput });
/** A blank policy number keeps the current one. */
const Changed = z.object({
  policy: z.preprocess((given) => {
    const { policyNumber, ...rest } = given as PolicyValues['policy'];
    return policyNumber.trim() === '' ? rest : given;
  }, PolicyChange),
});

const valuesOf = (policy: Policy): PolicyValues['policy'] => ({
  kind: policy.kind,
  carrier: policy.carrier,
  policyNumber: '',
  coverageLimit: policy.coverageLimit,
  deductible: policy.deductible,
  ...eachLimit((key) => policy[key] ?? undefined),
  effectiveDate: policy.effectiveDate,
  expiryDate: policy.expiryDate,
});

function PolicyForm({
  homeId,
  policy,
  onDone,
}: Omit<PolicyDialogProps, 'open' | 'onOpenChange'> & { onDone: () => void }) {
  const form = useForm<PolicyValues>({
    resolver: zodResolver(policy ? (Changed as unknown as typeof Added) : Added) as never,
    defaultValues: { policy: policy ? valuesOf(policy) : newPolicy() },
  });
  const add = useMutation(addPolicy);
  const change = useMutation(changePolicy);
  const save = form.handleSubmit(async ({ policy: body }) => {
    try {
      if (policy)
        await change.mutateAsync({
          homeId,
          policyId: policy.id,
          body: { ...body, basedOn: policy.updatedAt },
        });
      else await add.mutateAsync({ homeId, body });
      toast({ title: t.saved });
      onDone();
    } catch (error) {
      if (!showRefusedFields(form, error, (field) => `policy.${field}`))
        form.setError('root', { message: sentence(error) });
      toast({ title: t.error, text: t.notSaved, destructive: true });
    }
  });
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <PolicyFields {...(policy ? { numberEnd: policy.policyNumberEnd } : {})} />
        <FormProblem>{form.formState.errors.root?.message}</FormProblem>
        <DialogActions>
          <Button type="submit" busy={form.formState.isSubmitting} busyLabel={t.saving}>
            {t.savePolicy}
          </Button>
        </DialogActions>
      </form>
    </FormProvider>
  );
}
