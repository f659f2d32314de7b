import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryAddress } from '#contract/money/deliveries.ts';
import type { Sku } from '#contract/money/marketplace.ts';
import { tooFewPoints } from '#contract/money/orders.ts';
import { codeOf, sentence } from '#web/lib/api-error.ts';
import { newIdempotencyKey } from '#web/lib/idempotency-key.ts';
import { readStoredUser } from '#web/lib/session.ts';
import { toast } from '#web/lib/toast.ts';
import type { Typed } from '#web/money/orders/delivery-fields.tsx';
import { checkAddress, type DeliveryProblems, serverProblems } from '#web/money/orders/delivery-problems.ts';
import { setLatestPurchase } from '#web/money/orders/latest-purchase.ts';
import { placeOrder } from '#web/money/orders/queries.ts';
import * as t from '#text/money/marketplace.ts';

export type Way = 'points' | 'card';
/** The member's home, as the first suggestion for a delivery address. */
export type HomePlace = Omit<DeliveryAddress, 'name'>;

/** The likely choice: points if there are enough, else the card if accepted. */
const firstWay = ({ pointsCost, priceCents }: Sku, balance: number): Way =>
  pointsCost > 0 && (balance >= pointsCost || priceCents === 0) ? 'points' : 'card';

export const refusalOf = (error: unknown) => ({
  title: codeOf(error) === 'too_few_points' ? t.insufficientPoints : t.orderFailed,
  text:
    // The first request succeeded, its response was lost, and the address was changed since.
    codeOf(error) === 'idempotency_key_reused' ? t.maybeBought : sentence(error, t.notCreated),
});

const addressFrom = (home: HomePlace | null): Typed => ({
  name: readStoredUser()?.name ?? '',
  address: home?.address ?? '',
  city: home?.city ?? '',
  state: home?.state ?? 'CA',
  zip: home?.zip ?? '',
});

type Asked = { sku: Sku; balance: number; home: HomePlace | null; onClose: () => void };

/** The state of a purchase in the dialog: how to pay, where it goes, and placing it. */
export function useRedeem({ sku, balance, home, onClose }: Asked) {
  const [way, setWay] = useState<Way>(() => firstWay(sku, balance));
  const [typed, setTyped] = useState(() => addressFrom(home));
  const [problems, setProblems] = useState<DeliveryProblems>({});
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
      setLatestPurchase({ id, name: sku.name });
      toast({ title: t.orderComplete, text: t.yours(sku.name) });
    },
    onError: (error) => {
      setProblems(serverProblems(error));
      toast({ ...refusalOf(error), destructive: true });
    },
  });
  const isShort = way === 'points' && balance < sku.pointsCost;
  const submit = () => {
    if (isShort)
      return toast({
        title: t.insufficientPoints,
        text: tooFewPoints(sku.pointsCost, balance),
        destructive: true,
      });
    const checked = sku.kind === 'goods' ? checkAddress(typed) : { problems: {} };
    setProblems(checked.problems);
    if (Object.keys(checked.problems).length > 0) return;
    order.mutate({
      skuId: sku.id,
      usePoints: way === 'points',
      idempotencyKey: `${key}-${way}`,
      ...(checked.address ? { delivery: checked.address } : {}),
    });
  };
  return {
    way,
    setWay,
    isShort,
    order,
    isBusy: order.isPending || isLeaving,
    submit,
    delivery: {
      value: typed,
      errors: problems,
      onChange: (next: Typed) => {
        setTyped(next);
        setProblems({});
      },
    },
  };
}
