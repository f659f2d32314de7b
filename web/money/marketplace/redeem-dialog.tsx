import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Sku } from '#contract/money/marketplace.ts';
import { tooFewPoints } from '#contract/money/orders.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { Link } from '#web/lib/link.tsx';
import { placeOrder } from '#web/money/orders/queries.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/lib/toast.ts';
import { availabilityOf } from './availability.ts';
import { BalanceSum } from './balance-sum.tsx';
import { formatPrice } from '#web/lib/format-price.ts';
import { SkuPicture } from '#web/money/orders/sku-picture.tsx';

type RedeemDialogProps = { sku: Sku | null; balance: number | undefined; onClose: () => void };

/** Asks how to pay, shows the remaining balance, and places the order. */
export function RedeemDialog({ sku, balance, onClose }: RedeemDialogProps) {
  return (
    <Dialog open={sku !== null} onOpenChange={(isOpen) => !isOpen && onClose()}>
      {sku && (
        <DialogContent>
          <div className="flex items-start gap-4 pr-10">
            <SkuPicture sku={sku} className="aspect-square w-20 shrink-0 rounded-control bg-sunken" />
            <div className="grid gap-1">
              <DialogTitle className="pr-0!">{sku.name}</DialogTitle>
              <p className="text-sm text-muted">{availabilityOf(sku).limit}</p>
            </div>
          </div>
          <DialogText>{sku.description}</DialogText>
          {balance !== undefined && <Redeem key={sku.id} sku={sku} balance={balance} onClose={onClose} />}
        </DialogContent>
      )}
    </Dialog>
  );
}

type Way = 'points' | 'card';

/** The likely choice: points if there are enough, else the card if accepted. */
const firstWay = ({ pointsCost, priceCents }: Sku, balance: number): Way =>
  pointsCost > 0 && (balance >= pointsCost || priceCents === 0) ? 'points' : 'card';

const refusalOf = (error: unknown) => ({
  title: codeOf(error) === 'too_few_points' ? 'Insufficient Points' : 'Order Failed',
  text: sentence(error, 'Failed to create order.'),
});

type RedeemProps = { sku: Sku; balance: number; onClose: () => void };

function Redeem({ sku, balance, onClose }: RedeemProps) {
  const [way, setWay] = useState<Way>(() => firstWay(sku, balance));
  // Created when the dialog opens: clicking twice, or retrying after a lost response, orders once.
  const [key] = useState(newIdempotencyKey);
  const [isLeaving, setLeaving] = useState(false);
  const order = useMutation({
    ...placeOrder,
    onSuccess: ({ id }) => {
      if (way === 'card') {
        setLeaving(true);
        // A separate document: only there may the card provider's script run.
        location.assign(`/checkout/${id}`);
        return;
      }
      onClose();
      toast({ title: 'Order Complete!', text: `${sku.name} is ordered. The receipt is in your mail.` });
    },
    onError: (error) => toast({ ...refusalOf(error), destructive: true }),
  });
  const { closed } = availabilityOf(sku);
  const isShort = way === 'points' && balance < sku.pointsCost;
  const submit = () => {
    if (isShort)
      toast({ title: 'Insufficient Points', text: tooFewPoints(sku.pointsCost, balance), destructive: true });
    else order.mutate({ skuId: sku.id, usePoints: way === 'points', idempotencyKey: `${key}-${way}` });
  };
  const hasChoice = sku.pointsCost > 0 && sku.priceCents > 0;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {hasChoice && (
        <RadioGroup legend="How would you like to pay?">
          <Radio
            tile
            value="points"
            checked={way === 'points'}
            onChange={() => setWay('points')}
            label={inPoints(sku.pointsCost)}
            hint={`You have ${inPoints(balance)}`}
          />
          <Radio
            tile
            value="card"
            checked={way === 'card'}
            onChange={() => setWay('card')}
            label={`${formatPrice(sku.priceCents)} by card`}
            hint="Your points stay with you"
          />
        </RadioGroup>
      )}
      {way === 'points' ? (
        <BalanceSum balance={balance} cost={sku.pointsCost} />
      ) : (
        !hasChoice && <p className="text-lg font-semibold">{formatPrice(sku.priceCents)} by card</p>
      )}
      {isShort && <Notice tone="warning">{tooFewPoints(sku.pointsCost, balance)}</Notice>}
      {order.isError && (
        <Notice
          tone="danger"
          title={refusalOf(order.error).title}
          action={
            <Link to="/orders" className={buttonClass({ variant: 'outline' })}>
              Your orders
            </Link>
          }
        >
          {refusalOf(order.error).text}
        </Notice>
      )}
      {closed && !order.isError && !order.isPending && !isLeaving && (
        <Notice tone="warning" live>
          {closed}.
        </Notice>
      )}
      <DialogActions dismiss="Not now">
        <Button
          type="submit"
          disabled={closed !== null && !order.isPending}
          busy={order.isPending || isLeaving}
        >
          {way === 'points' ? `Redeem for ${inPoints(sku.pointsCost)}` : 'Continue to payment'}
        </Button>
      </DialogActions>
    </form>
  );
}
