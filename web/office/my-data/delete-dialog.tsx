import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Deletion, requestDeletion as contract } from '#contract/office/my-data.ts';
import { showRefusal } from '#web/lib/show-refusal.ts';
import { formatMoment, moneyWithCents } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { readStoredUser } from '#web/lib/session.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogContent, DialogFooter, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { toast } from '#web/lib/toast.ts';
import { requestDeletion } from './queries.ts';
import { rich } from '#web/lib/rich.ts';
import * as t from '#text/office/my-data.ts';

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; deletion: Deletion };

/** What is deleted, for whom and when; then the email address, typed to confirm. */
export function DeleteDialog({ open, onOpenChange, deletion }: DeleteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>{t.deleteAccount}</DialogTitle>
        <DialogText>{t.deleteDetail}</DialogText>
        <HomesThatGo homes={deletion.homes} />
        {deletion.owedCents > 0 && (
          <Notice tone="warning" title={t.youStillOwe(moneyWithCents(deletion.owedCents))}>
            {rich(
              t.owedDetail((words) => (
                <Link to="/membership#repayments" className="font-medium underline underline-offset-4">
                  {words}
                </Link>
              )),
            )}
          </Notice>
        )}
        <p>{rich(t.exportFirst((words) => <strong>{words}</strong>))}</p>
        <DeleteForm onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function HomesThatGo({ homes }: Pick<Deletion, 'homes'>) {
  if (homes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-medium">{homes.length === 1 ? t.thisHomeToo : t.theseHomesToo}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {homes.map(({ addressLine, otherPeople }) => (
          <li key={addressLine} className="wrap-anywhere">
            {addressLine}
            {otherPeople > 0 && (
              <span className="text-muted">
                {' '}
                ({otherPeople === 1 ? t.otherLoses : t.othersLose(otherPeople)})
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeleteForm({ onDone }: { onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(contract.body), defaultValues: { email: '' } });
  const { mutateAsync } = useMutation(requestDeletion);
  const email = readStoredUser()?.email;
  const ask = form.handleSubmit(async ({ email: typed }) => {
    try {
      const { dueAt } = await mutateAsync(typed);
      onDone();
      toast({
        title: t.scheduled,
        text: dueAt ? t.scheduledDetail(formatMoment(dueAt)) : undefined,
      });
    } catch (error) {
      showRefusal(form, 'email', error);
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
      <Field
        label={t.typeEmail}
        hint={email ? t.emailIs(email) : undefined}
        error={errors.email?.message}
        required
      >
        <Input
          {...form.register('email')}
          type="email"
          inputMode="email"
          autoComplete="off"
          spellCheck={false}
        />
      </Field>
      <DialogFooter>
        <Button variant="outline" onClick={onDone}>
          {t.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          {t.deleteIn24Hours}
        </Button>
      </DialogFooter>
    </form>
  );
}
