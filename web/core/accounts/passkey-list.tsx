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
import * as t from '#text/core/account.ts';
import * as errors from '#text/lib/errors.ts';
import { rich } from '#web/lib/rich.ts';

const NONE_YET = {
  title: t.noPasskey,
  text: t.noPasskeyDetail,
};

function PasskeyRow({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{passkey.name}</p>
        <p className="text-sm text-muted tabular">
          {passkey.lastUsedAt
            ? t.addedAndUsed(formatDate(passkey.createdAt), formatMoment(passkey.lastUsedAt))
            : t.added(formatDate(passkey.createdAt))}
        </p>
      </div>
      <Button variant="outline" size="small" onClick={onRemove}>
        {rich(t.remove((words) => <span className="sr-only">{words}</span>, passkey.name))}
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
        toast({ title: errors.error, text: sentence(error), destructive: true });
    },
    onSettled: (_none, error) => {
      setLeaving(null);
      if (!error) toast({ title: t.passkeyRemoved });
    },
  });
  const add = (
    <Button variant="outline" onClick={() => setAdding(true)}>
      <Plus className="size-5" aria-hidden="true" />
      {t.addPasskey}
    </Button>
  );
  const hasSome = (passkeys.data?.length ?? 0) > 0;
  return (
    <CardSection title={t.passkeys} text={t.passkeysDetail} action={hasSome && add}>
      {passkeys.isPending && <EmptySkeleton label={t.loadingPasskeys} {...NONE_YET} actionWidth="w-44" />}
      {passkeys.isLoadingError && (
        <LoadError query={passkeys} title={t.passkeysNotLoaded} safe={t.passkeysStillWork} />
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
        title={leaving ? t.removeNamed(leaving.name) : t.removeThisPasskey}
        text={t.removePasskeyDetail}
        confirmLabel={t.removePasskey}
        destructive
        busy={remove.isPending}
        onConfirm={() => leaving && remove.mutate(leaving.id)}
      />
    </CardSection>
  );
}
