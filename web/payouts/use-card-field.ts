import type { Stripe, StripeCardElement, StripeElementStyle } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { isPaymentDocument, loadAnewOnce } from '#web/payments/payment-document.ts';
import { appearanceNow } from '#web/payments/stripe-appearance.ts';
import { onTheme } from '#web/ui/theme.ts';

type Stand = 'loading' | 'ready' | 'failed';

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

/** Puts the provider's own field for a card into a place of the page: a frame that our scripts cannot read. */
export function useCardField(publishableKey: string, attempt: number) {
  const place = useRef<HTMLDivElement>(null);
  const field = useRef<{ stripe: Stripe; card: StripeCardElement } | null>(null);
  const [stand, setStand] = useState<Stand>('loading');
  const [wrong, setWrong] = useState<string>();

  useEffect(() => {
    let isWanted = true;
    let undo = () => undefined as void;
    setStand('loading');
    const mount = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || !isWanted || !place.current) return;
      const card = stripe.elements().create('card', { style: styleNow(), disableLink: true });
      card.on('ready', () => isWanted && setStand('ready'));
      card.on('loaderror', () => isWanted && setStand('failed'));
      card.on('change', ({ error }) => isWanted && setWrong(error?.message));
      card.mount(place.current);
      field.current = { stripe, card };
      const repaint = () => card.update({ style: styleNow() });
      const night = matchMedia('(prefers-color-scheme: dark)');
      const stopTheme = onTheme(repaint);
      night.addEventListener('change', repaint);
      undo = () => {
        stopTheme();
        night.removeEventListener('change', repaint);
        card.destroy();
        field.current = null;
      };
    };
    if (isPaymentDocument()) mount().catch(() => isWanted && setStand('failed'));
    else if (!loadAnewOnce()) setStand('failed');
    return () => {
      isWanted = false;
      undo();
    };
  }, [publishableKey, attempt]);

  return { place, field, stand, wrong, setWrong };
}
