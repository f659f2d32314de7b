import { useMutation, useQuery } from '@tanstack/react-query';
import { KeyRound, Plus } from 'lucide-react';
import { useState } from 'react';
import type { Passkey } from '#contract/core/accounts.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDate, formatMoment } from '#web/lib/format.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { toast } from '#web/lib/toast.ts';
import { AddPasskeyDialog } from './add-passkey-dialog.tsx';
import { EmptySkeleton } from './list-skeleton.tsx';
import { passkeysQuery, removePasskey } from './queries.ts';
import { CardSection } from '#web/ui/card-section.tsx';

const NONE_YET = {
  title: 'No passkey yet',
  text: 'Add one on each phone and computer you use. You can then sign in even when your e-mail is out of reach.',
};

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{passkey.name}</p>
        <p className="text-sm text-muted tabular">
          Added {formatDate(passkey.createdAt)}
          {passkey.lastUsedAt ? `. Last used ${formatMoment(passkey.lastUsedAt)}` : '. Not used yet'}
        </p>
      </div>
      <Button variant="outline" size="small" onClick={onRemove}>
        Remove <span className="sr-only">{passkey.name}</span>
      </Button>
    </li>
  );
}

export function PasskeyList() {
  const passkeys = useQuery(passkeysQuery);
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<Passkey | null>(null);
  const remove = useMutation({
    ...removePasskey,
    onError: (error) => {
      // The member canceled the step-up and knows that nothing was removed.
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Error', text: sentence(error), destructive: true });
    },
    onSettled: (_none, error) => {
      setLeaving(null);
      if (!error) toast({ title: 'Passkey removed' });
    },
  });
  const add = (
    <Button variant="outline" onClick={() => setAdding(true)}>
      <Plus className="size-5" aria-hidden="true" />
      Add a passkey
    </Button>
  );
  const hasSome = (passkeys.data?.length ?? 0) > 0;
  return (
    <CardSection
      title="Passkeys"
      text="Sign in with your fingerprint, face or screen lock. Faster than a code, and safe from fake pages."
      action={hasSome && add}
    >
      {passkeys.isPending && <EmptySkeleton label="Loading your passkeys" {...NONE_YET} actionWidth="w-44" />}
      {passkeys.isLoadingError && (
        <LoadError query={passkeys} title="Your passkeys did not load" safe="They still work." />
      )}
      {passkeys.data && !hasSome && <EmptyState icon={KeyRound} {...NONE_YET} action={add} />}
      {hasSome && (
        <ul className="divide-y divide-line">
          {passkeys.data?.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onRemove={() => setLeaving(passkey)} />
          ))}
        </ul>
      )}
      <AddPasskeyDialog open={isAdding} onOpenChange={setAdding} />
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`Remove ${leaving?.name ?? 'passkey'}?`}
        text="You can no longer sign in with it. Other passkeys and codes by e-mail keep working."
        confirmLabel="Remove passkey"
        destructive
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </CardSection>
  );
}
