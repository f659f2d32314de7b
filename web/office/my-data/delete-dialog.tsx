import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { type Deletion, requestDeletion as contract } from '#contract/office/my-data.ts';
import { ApiError, codeOf, sentence } from '#web/lib/api-error.ts';
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

type DeleteDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; deletion: Deletion };

/** What is deleted, for whom and when; then the email address, typed to confirm. */
export function DeleteDialog({ open, onOpenChange, deletion }: DeleteDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent>
        <DialogTitle>Delete my account</DialogTitle>
        <DialogText>
          In 24 hours, we delete everything of yours: documents, photos, inventory, points and history. After
          that, it can’t be undone.
        </DialogText>
        <HomesThatGo homes={deletion.homes} />
        {deletion.owedCents > 0 && (
          <Notice tone="warning" title={`You still owe ${moneyWithCents(deletion.owedCents)}`}>
            Deleting your account doesn’t end this. We keep the amount and a fingerprint of your email
            address, and nothing else. If you sign up again with this address, the balance is back. You can
            pay it first on your{' '}
            <Link to="/membership#repayments" className="font-medium underline underline-offset-4">
              Membership page
            </Link>
            .
          </Notice>
        )}
        <p>
          You may want to <strong>export your data</strong> first. Share links stop working with the account.
        </p>
        <DeleteForm onDone={() => onOpenChange(false)} />
      </DialogContent>
    </Dialog>
  );
}

function HomesThatGo({ homes }: Pick<Deletion, 'homes'>) {
  if (homes.length === 0) return null;
  return (
    <div className="grid gap-2">
      <p className="font-medium">
        {homes.length === 1 ? 'This home goes with it:' : 'These homes go with it:'}
      </p>
      <ul className="grid list-disc gap-1 pl-5">
        {homes.map(({ addressLine, otherPeople }) => (
          <li key={addressLine} className="wrap-anywhere">
            {addressLine}
            {otherPeople > 0 && (
              <span className="text-muted">
                {' '}
                (
                {otherPeople === 1
                  ? '1 other person loses it and is told'
                  : `${otherPeople} other people lose it and are told`}
                )
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
        title: 'Deletion is set',
        text: dueAt ? `Your account goes ${formatMoment(dueAt)}. You can keep it until then.` : undefined,
      });
    } catch (error) {
      if (codeOf(error) === 'step_up_required') return;
      const refused = error instanceof ApiError ? error.fields['email'] : undefined;
      form.setError('email', { message: refused ?? sentence(error) }, { shouldFocus: true });
    }
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={(event) => void ask(event)} className="grid gap-4">
      <Field
        label="Type your e-mail address to confirm"
        hint={email ? `It is ${email}.` : undefined}
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
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={isSubmitting}>
          Delete in 24 hours
        </Button>
      </DialogFooter>
    </form>
  );
}
