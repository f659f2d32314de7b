import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { NEW_CARD_HOURS } from '#contract/core/payout-terms.ts';
import type { PayoutCardView } from '#contract/money/payouts.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { isDemo } from '#web/lib/mode.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { CashCardDialog } from './card-dialog.tsx';
import { ageCard, confirmIdentity, payoutCardQuery, removeCard } from './queries.ts';

/**
 * The debit card that receives emergency cash. Use only on pages in PAYMENT_PATHS. `isOver`: the membership
 * has ended, and the card is shown only for what is left of it.
 */
export function CashCard({ isOver = false }: { isOver?: boolean }) {
  const view = useQuery(payoutCardQuery);
  if (isOver && !view.data?.card && !view.data?.waiting.length) return null;
  return (
    <section id="emergency-cash" aria-labelledby="emergency-cash-title" className="scroll-mt-24">
      <Card className="gap-5">
        <div className="grid gap-1">
          <CardTitle as="h2" id="emergency-cash-title">
            Emergency cash card
          </CardTitle>
          <CardText>
            When an Evacuation Order covers your home, we send your cash to this debit card, usually within 10
            minutes.
          </CardText>
        </div>
        {view.isPending && (
          <SkeletonGroup label="Loading your card">
            <Skeleton className="h-11 w-full max-w-md" />
          </SkeletonGroup>
        )}
        {view.isLoadingError && (
          <ErrorState
            title="Your card did not load"
            text={sentence(view.error)}
            safe="It stays as it is."
            retrying={view.isFetching}
            onRetry={() => void view.refetch()}
          />
        )}
        {view.data && <Ready view={view.data} />}
      </Card>
    </section>
  );
}

function Ready({ view }: { view: PayoutCardView }) {
  const [open, setOpen] = useOpenDialog('card');
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  // Came by a link that opens the form itself.
  const [isAsked] = useState(open === 'card');
  const { card } = view;
  const close = () => setOpen(null);
  // Whoever came from an evacuation goes back to it, unless their identity is still missing.
  const leave = (saved: PayoutCardView) => {
    if (isAsked && view.waiting.length > 0 && !saved.card?.needsIdentity) void navigate('/evacuation');
  };
  return (
    <>
      {card?.needsIdentity ? <Identity view={view} /> : <Waiting view={view} onAdd={() => setOpen('card')} />}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="flex items-center gap-3">
          {card ? (
            <CreditCard className="size-5 shrink-0 text-muted" aria-hidden="true" />
          ) : (
            <HandCoins className="size-5 shrink-0 text-muted" aria-hidden="true" />
          )}
          {card ? (
            <span>
              <span className="font-medium">{card.name}</span>{' '}
              <span className="text-muted">since {formatDate(card.addedAt)}</span>
            </span>
          ) : (
            'No debit card yet. Without one, we can’t send your cash.'
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant={card ? 'outline' : 'primary'} onClick={() => setOpen('card')}>
            {card ? 'Change debit card' : 'Add debit card'}
          </Button>
          {card && (
            <Button variant="ghost" onClick={() => setRemoving(true)}>
              Remove
            </Button>
          )}
        </div>
      </div>
      {card && isNew(card.addedAt) && <NewCard />}
      <CashCardDialog
        open={open === 'card'}
        onOpenChange={(isOpen) => !isOpen && close()}
        view={view}
        onSaved={leave}
      />
      <RemoveDialog open={isRemoving} name={card?.name ?? ''} onClose={() => setRemoving(false)} />
    </>
  );
}

const isNew = (addedAt: string): boolean =>
  Date.now() - new Date(addedAt).getTime() < NEW_CARD_HOURS * 3_600_000;

/** A card added just now is reviewed before cash goes to it. The demo can skip the wait. */
function NewCard() {
  const age = useMutation({
    ...ageCard,
    onError: (error) => toast({ title: 'Error', text: sentence(error), destructive: true }),
  });
  return (
    <Notice
      title="Your card is new"
      action={
        isDemo() && (
          <Button variant="outline" size="small" busy={age.isPending} onClick={() => age.mutate()}>
            Skip the {NEW_CARD_HOURS} hours (demo)
          </Button>
        )
      }
    >
      For {NEW_CARD_HOURS} hours, our team reviews every payment to it before we send it. This protects you if
      someone else got into your account.
    </Notice>
  );
}

/** The card is saved but the member's identity isn't verified: best done before an evacuation. */
function Identity({ view: { waiting } }: { view: PayoutCardView }) {
  const confirm = useMutation(confirmIdentity);
  const sum = waiting.reduce((total, { cents }) => total + cents, 0);
  const press = async () => {
    try {
      const { url } = await confirm.mutateAsync();
      location.assign(url);
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Error', text: sentence(error), destructive: true });
    }
  };
  return (
    <Notice
      tone="warning"
      title={sum > 0 ? `Verify your identity to get your ${formatMoney(sum)}` : 'One step is missing'}
      action={
        <Button busy={confirm.isPending} onClick={() => void press()}>
          Verify your identity
        </Button>
      }
    >
      Our payment provider must verify your identity. On its own page it asks for what we couldn’t fill in:
      usually your date of birth and the last four digits of your Social Security number. Until then, no cash
      can reach this card.
    </Notice>
  );
}

/** Cash for a current order that only waits for a card. */
function Waiting({ view: { waiting, card }, onAdd }: { view: PayoutCardView; onAdd: () => void }) {
  const [first] = waiting;
  if (!first) return null;
  const sum = waiting.reduce((total, { cents }) => total + cents, 0);
  return (
    <Notice
      tone="warning"
      title={`Add ${card ? 'another' : 'a'} debit card to get your ${formatMoney(sum)}`}
      action={<Button onClick={onAdd}>{card ? 'Use another card' : 'Add debit card now'}</Button>}
    >
      {first.reason}
    </Notice>
  );
}

function RemoveDialog({ open, name, onClose }: { open: boolean; name: string; onClose: () => void }) {
  const remove = useMutation(removeCard);
  // Awaited here: without a membership the whole section unmounts with the card.
  const confirm = async () => {
    try {
      await remove.mutateAsync();
      toast({ title: 'Card removed' });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: 'Error', text: sentence(error), destructive: true });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Remove this card?"
      text={`Emergency cash no longer goes to ${name}. Until you add another card, we can’t send you any. Cash we already sent still arrives.`}
      confirmLabel="Remove card"
      destructive
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
