import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useEffect, useRef, useState } from 'react';
import { onTheme } from '#web/ui/theme.ts';
import { isPaymentDocument, reloadDocumentOnce } from './payment-document.ts';

type Stand = 'loading' | 'ready' | 'failed';

/** Provider fields that are created but not mounted yet. */
type Made<Handle> = {
  handle: Handle;
  mount: (place: HTMLElement) => void;
  /** Called when the theme changes. */
  repaint: () => void;
  destroy: () => void;
};
type Make<Handle> = (stripe: Stripe, stands: (stand: 'ready' | 'failed') => void) => Made<Handle>;

/**
 * Mounts the provider's fields in iframes that our scripts can't read. They are recreated when `key` changes.
 */
export function useProviderFields<Handle>(publishableKey: string, key: string, make: Make<Handle>) {
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<Handle | null>(null);
  const [stand, setStand] = useState<Stand>('loading');
  const maker = useRef(make);
  useEffect(() => {
    maker.current = make;
  });

  useEffect(() => {
    let isWanted = true;
    let undo = () => undefined as void;
    setStand('loading');
    const put = async () => {
      const stripe = await loadStripe(publishableKey);
      if (!stripe || !isWanted || !place.current) return;
      const made = maker.current(stripe, (next) => isWanted && setStand(next));
      made.mount(place.current);
      fields.current = made.handle;
      const night = matchMedia('(prefers-color-scheme: dark)');
      const stopTheme = onTheme(made.repaint);
      night.addEventListener('change', made.repaint);
      undo = () => {
        stopTheme();
        night.removeEventListener('change', made.repaint);
        made.destroy();
        fields.current = null;
      };
    };
    if (isPaymentDocument()) put().catch(() => isWanted && setStand('failed'));
    else if (!reloadDocumentOnce()) setStand('failed');
    return () => {
      isWanted = false;
      undo();
    };
  }, [publishableKey, key]);

  return { place, fields, stand };
}
