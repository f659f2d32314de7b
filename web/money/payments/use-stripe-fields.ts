import { appearanceNow } from './stripe-appearance.ts';
import { useProviderFields } from './use-provider-fields.ts';

type Wanted = { clientSecret: string; attempt: number; zip: string | undefined };

/** The provider's fields for a payment. */
export const useStripeFields = (publishableKey: string, { clientSecret, attempt, zip }: Wanted) =>
  useProviderFields(publishableKey, `${clientSecret} ${attempt}`, (stripe, stands) => {
    const elements = stripe.elements({ clientSecret, appearance: appearanceNow() });
    const element = elements.create(
      'payment',
      zip ? { defaultValues: { billingDetails: { address: { postal_code: zip, country: 'US' } } } } : {},
    );
    element.on('ready', () => stands('ready'));
    element.on('loaderror', () => stands('failed'));
    return {
      handle: { stripe, elements },
      mount: (place) => element.mount(place),
      repaint: () => void elements.update({ appearance: appearanceNow() }),
      destroy: () => element.destroy(),
    };
  });
