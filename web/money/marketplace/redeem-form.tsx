import { useQuery } from '@tanstack/react-query';
import { Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { deliveryWords } from '#contract/money/deliveries.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { tooFewPoints } from '#contract/money/orders.ts';
import { formatPrice } from '#web/lib/format-price.ts';
import { Link } from '#web/lib/link.tsx';
import { DeliveryFields } from '#web/money/orders/delivery-fields.tsx';
import { useLacksMembership } from '#web/money/membership/points-need-membership.tsx';
import { NoCardPayments } from '#web/money/payments/no-card-payments.tsx';
import { paymentFormQuery } from '#web/money/payments/queries.ts';
import { inPoints } from '#web/money/points/format-points.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { DialogActions } from '#web/ui/dialog-actions.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Radio, RadioGroup } from '#web/ui/radio-group.tsx';
import { availabilityOf } from './availability.ts';
import { BalanceSum } from './balance-sum.tsx';
import { type HomePlace, refusalOf, useRedeem, type Way } from './use-redeem.ts';
import * as t from '#text/money/marketplace.ts';

type RedeemFormProps = { sku: Sku; balance: number; home: HomePlace | null; onClose: () => void };

export function RedeemForm({ sku, balance, home, onClose }: RedeemFormProps) {
  const { way, setWay, isShort, order, isBusy, submit, delivery } = useRedeem({
    sku,
    balance,
    home,
    onClose,
  });
  const form = useRef<HTMLFormElement>(null);
  const hasProblems = Object.keys(delivery.errors).length > 0;
  useEffect(() => {
    if (hasProblems) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [hasProblems]);
  const { closed } = availabilityOf(sku);
  // Asked only if it matters, because most members pay with points.
  const cards = useQuery({ ...paymentFormQuery, enabled: sku.priceCents > 0 });
  const isCardless = cards.data?.provider === 'none';
  const needsMembership = useLacksMembership() && way === 'points';
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <PayChoice sku={sku} balance={balance} way={way} onWay={setWay} />
      {sku.kind === 'goods' && (
        <>
          <DeliveryFields {...delivery} />
          <p className="flex items-start gap-2 text-sm text-muted">
            <Truck className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
            {way === 'card'
              ? t.usuallyDeliveredTaxed(deliveryWords(sku) ?? '')
              : t.usuallyDelivered(deliveryWords(sku) ?? '')}
          </p>
        </>
      )}
      {way === 'card' && isCardless && <NoCardPayments />}
      {needsMembership && (
        <Notice
          tone="warning"
          title={t.needMembership}
          action={
            <Link to="/membership" className={buttonClass({ variant: 'outline' })}>
              {t.seePlans}
            </Link>
          }
        >
          {t.needMembershipDetail}
        </Notice>
      )}
      {isShort && <Notice tone="warning">{tooFewPoints(sku.pointsCost, balance)}</Notice>}
      {order.isError && !hasProblems && (
        <Notice
          tone="danger"
          title={refusalOf(order.error).title}
          action={
            <Link to="/purchases" className={buttonClass({ variant: 'outline' })}>
              {t.purchases}
            </Link>
          }
        >
          {refusalOf(order.error).text}
        </Notice>
      )}
      {closed && !order.isError && !isBusy && (
        <Notice tone="warning" live>
          {closed}.
        </Notice>
      )}
      <DialogActions dismiss={t.notNow}>
        <Button
          type="submit"
          disabled={
            (closed !== null && !order.isPending) || needsMembership || (way === 'card' && isCardless)
          }
          busy={isBusy}
        >
          {way === 'points' ? t.redeemFor(inPoints(sku.pointsCost)) : t.continueToPayment}
        </Button>
      </DialogActions>
    </form>
  );
}

type PayChoiceProps = { sku: Sku; balance: number; way: Way; onWay: (way: Way) => void };

/** Points or card if both are possible, with the cost of each. */
function PayChoice({ sku, balance, way, onWay }: PayChoiceProps) {
  const hasChoice = sku.pointsCost > 0 && sku.priceCents > 0;
  const price = t.byCard(formatPrice(sku.priceCents));
  return (
    <>
      {hasChoice && (
        <RadioGroup legend={t.howToPay}>
          <Radio
            tile
            value="points"
            checked={way === 'points'}
            onChange={() => onWay('points')}
            label={inPoints(sku.pointsCost)}
            hint={t.balanceHint(inPoints(balance))}
          />
          <Radio
            tile
            value="card"
            checked={way === 'card'}
            onChange={() => onWay('card')}
            label={price}
            hint={sku.kind === 'goods' ? t.plusSalesTax : t.pointsUntouched}
          />
        </RadioGroup>
      )}
      {way === 'points' ? (
        <BalanceSum balance={balance} cost={sku.pointsCost} />
      ) : (
        !hasChoice && <p className="text-lg font-semibold">{price}</p>
      )}
    </>
  );
}
