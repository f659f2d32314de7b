import { MapPin, MapPinCheck } from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether the location is the home itself. */
export const isExact = ({ accuracy }: Pick<Home, 'accuracy'>): boolean =>
  accuracy === 'pin' || accuracy === 'rooftop';

export function LocationBadge({ home }: { home: Home }) {
  return isExact(home) ? (
    <Badge tone="moss">
      <MapPinCheck aria-hidden="true" /> Exact
    </Badge>
  ) : (
    <Badge tone="amber">
      <MapPin aria-hidden="true" /> Approximate: place the pin
    </Badge>
  );
}

const HOW: Record<NonNullable<Home['accuracy']>, string> = {
  pin: 'You placed the pin: exact enough for services to start.',
  rooftop: 'The address was found on its rooftop: exact enough for services to start.',
  street: 'We know the street, not the house. Only a pin or a rooftop point can start services.',
  zip: 'We know the ZIP code, not the street. Only a pin or a rooftop point can start services.',
};
const UNKNOWN = 'We do not know where it is yet. Only a pin or a rooftop point can start services.';

/** How precisely we know the home's location, and why it matters. */
export const locationSentence = ({ accuracy }: Pick<Home, 'accuracy'>): string =>
  accuracy ? HOW[accuracy] : UNKNOWN;
