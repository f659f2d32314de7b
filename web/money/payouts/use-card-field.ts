import type { StripeElementStyle } from '@stripe/stripe-js';
import { useState } from 'react';
import { appearanceNow } from '#web/money/payments/stripe-appearance.ts';
import { useProviderFields } from '#web/money/payments/use-provider-fields.ts';

function styleNow(): StripeElementStyle {
  const { variables = {} } = appearanceNow();
  return {
    base: {
      fontSize: '16px',
      lineHeight: '24px',
      color: variables.colorText ?? '',
      '::placeholder': { color: variables.colorTextPlaceholder ?? '' },
    },
    invalid: { color: variables.colorDanger ?? '' },
  };
}

/** The provider's card field for payouts. */
export function useCardField(
  publishableKey: string,
  { attempt, billingZip }: { attempt: number; billingZip: string | null },
) {
  const [wrong, setWrong] = useState<string>();
  const { place, fields, stand } = useProviderFields(publishableKey, String(attempt), (stripe, stands) => {
    const card = stripe.elements().create('card', {
      style: styleNow(),
      disableLink: true,
      ...(billingZip ? { value: { postalCode: billingZip } } : {}),
    });
    card.on('ready', () => stands('ready'));
    card.on('loaderror', () => stands('failed'));
    card.on('change', ({ error }) => setWrong(error?.message));
    return {
      handle: { stripe, card },
      mount: (into) => card.mount(into),
      repaint: () => card.update({ style: styleNow() }),
      destroy: () => card.destroy(),
    };
  });
  return { place, field: fields, stand, wrong, setWrong };
}
