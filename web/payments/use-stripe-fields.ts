import type { Stripe, StripeElements } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { onTheme } from '#web/ui/theme.ts';
import { isPaymentDocument, loadAnewOnce } from './payment-document.ts';
import { appearanceNow } from './stripe-appearance.ts';

type Fields = { stripe: Stripe; elements: StripeElements };
type Stand = 'loading' | 'ready' | 'failed';

/** Puts the provider's own fields into a place of the page, in frames that our scripts cannot read. */
export function useStripeFields(publishableKey: string, clientSecret: string, attempt: number) {
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<Fields | null>(null);
  const [stand, setStand] = useState<Stand>('loading');

  useEffect(() => {
    let isWanted = true;
    let undo = () => undefined as void;
    setStand('loading');
    const mount = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || !isWanted || !place.current) return;
      const elements = stripe.elements({ clientSecret, appearance: appearanceNow() });
      const element = elements.create('payment');
      element.on('ready', () => isWanted && setStand('ready'));
      element.on('loaderror', () => isWanted && setStand('failed'));
      element.mount(place.current);
      fields.current = { stripe, elements };
      const repaint = () => void elements.update({ appearance: appearanceNow() });
      const night = matchMedia('(prefers-color-scheme: dark)');
      const stopTheme = onTheme(repaint);
      night.addEventListener('change', repaint);
      undo = () => {
        stopTheme();
        night.removeEventListener('change', repaint);
        element.destroy();
        fields.current = null;
      };
    };
    if (isPaymentDocument()) mount().catch(() => isWanted && setStand('failed'));
    else if (!loadAnewOnce()) setStand('failed');
    return () => {
      isWanted = false;
      undo();
    };
  }, [publishableKey, clientSecret, attempt]);

  return { place, fields, stand };
}
