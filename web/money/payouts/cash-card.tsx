import { useMutation, useQuery } from '@tanstack/react-query';
import { CreditCard, HandCoins } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from '#web/lib/router.tsx';
import { NEW_CARD_HOURS } from '#contract/core/payout-terms.ts';
import type { PayoutCardView } from '#contract/money/payouts.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { formatDate, formatMoney } from '#web/lib/format.ts';
import { isDemo } from '#web/lib/mode.ts';
import { ConfirmDialog } from '#web/ui/alert-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardText, CardTitle } from '#web/ui/card.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Skeleton, SkeletonGroup } from '#web/ui/skeleton.tsx';
import { toast } from '#web/lib/toast.ts';
import { useOpenDialog } from '#web/lib/use-open-dialog.ts';
import { CashCardDialog } from './card-dialog.tsx';
import { ageCard, confirmIdentity, payoutCardQuery, removeCard } from './queries.ts';
import * as t from '#text/money/payouts.ts';

/**
 * The debit card that receives emergency cash. Use only on pages in PAYMENT_PATHS. `isOver`: the membership has ended,
 * and the card is shown only for remaining cash.
 */
export function CashCard({ isOver = false }: { isOver?: boolean }) {
  const view = useQuery(payoutCardQuery);
  if (isOver && !view.data?.card && !view.data?.waiting.length) return null;
  return (
    <section id="emergency-cash" aria-labelledby="emergency-cash-title" className="scroll-mt-24">
      <Card className="gap-5">
        <div className="grid gap-1">
          <CardTitle as="h2" id="emergency-cash-title">
            {t.title}
          </CardTitle>
          <CardText>{t.intro}</CardText>
        </div>
        {view.isPending && (
          <SkeletonGroup label={t.loading}>
            <Skeleton className="h-11 w-full max-w-md" />
          </SkeletonGroup>
        )}
        {view.isLoadingError && <LoadError query={view} title={t.notLoaded} safe={t.notLoadedSafe} />}
        {view.data && <Ready view={view.data} />}
      </Card>
    </section>
  );
}

function Ready({ view }: { view: PayoutCardView }) {
  const [open, setOpen] = useOpenDialog('card');
  const [isRemoving, setRemoving] = useState(false);
  const navigate = useNavigate();
  // Opened through a link that also opens the form.
  const [isAsked] = useState(open === 'card');
  const { card } = view;
  const close = () => setOpen(null);
  // Members who came from an evacuation go back to it, unless their identity check is still missing.
  const leave = (saved: PayoutCardView) => {
    if (isAsked && view.waiting.length > 0 && !saved.card?.needsIdentity) navigate('/evacuation');
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
              <span className="text-muted">{t.since(formatDate(card.addedAt))}</span>
            </span>
          ) : (
            t.noCard
          )}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button variant={card ? 'outline' : 'primary'} onClick={() => setOpen('card')}>
            {card ? t.changeDebitCard : t.addDebitCard}
          </Button>
          {card && (
            <Button variant="ghost" onClick={() => setRemoving(true)}>
              {t.remove}
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
    onError: (error) => toast({ title: t.error, text: sentence(error), destructive: true }),
  });
  return (
    <Notice
      title={t.newCard}
      action={
        isDemo() && (
          <Button variant="outline" size="small" busy={age.isPending} onClick={() => age.mutate()}>
            {t.skipHours(NEW_CARD_HOURS)}
          </Button>
        )
      }
    >
      {t.newCardDetail(NEW_CARD_HOURS)}
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
        toast({ title: t.error, text: sentence(error), destructive: true });
    }
  };
  return (
    <Notice
      tone="warning"
      title={sum > 0 ? t.verifyToGet(formatMoney(sum)) : t.oneMoreStep}
      action={
        <Button busy={confirm.isPending} onClick={() => void press()}>
          {t.verify}
        </Button>
      }
    >
      {t.verifyDetail}
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
      title={card ? t.addAnotherToGet(formatMoney(sum)) : t.addOneToGet(formatMoney(sum))}
      action={<Button onClick={onAdd}>{card ? t.useAnotherCard : t.addDebitCardNow}</Button>}
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
      toast({ title: t.cardRemoved });
    } catch (error) {
      if (codeOf(error) !== 'step_up_required')
        toast({ title: t.error, text: sentence(error), destructive: true });
    }
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t.removeQuestion}
      text={t.removeDetail(name)}
      confirmLabel={t.removeCard}
      destructive
      busy={remove.isPending}
      onConfirm={() => void confirm()}
    />
  );
}
