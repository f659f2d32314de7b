import { MapPin, MapPinCheck } from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import { measurePin, precisionWords, shortDistance } from '#contract/home/pin-precision.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether the location is exact enough for services to start by themselves. */
export const isExact = ({ accuracy }: Pick<Home, 'accuracy'>): boolean =>
  accuracy === 'pin' || accuracy === 'rooftop';

/** A pin of an earlier version: nobody measured how exact it is. */
const isUnmeasured = ({ accuracy, accuracyFeet }: Home): boolean =>
  accuracy === 'pin' && accuracyFeet === null;

export function LocationBadge({ home }: { home: Home }) {
  const words = precisionWords(home);
  return isExact(home) && !isUnmeasured(home) ? (
    <Badge tone="moss">
      <MapPinCheck aria-hidden="true" /> {words}
    </Badge>
  ) : (
    <Badge tone="amber">
      <MapPin aria-hidden="true" /> {words}: {isExact(home) ? 'check the pin' : 'place the pin'}
    </Badge>
  );
}

const REVIEW = 'If an order is near, we’ll alert you, but our team reviews hotel and cash before they start.';

function howWeKnow({ accuracy, accuracyFeet, lat, lng, lookedUp }: Home): string {
  switch (accuracy) {
    case null:
      return `We don’t know where this home is yet. Place the pin.`;
    case 'zip':
      return `We know the ZIP code, not the street. ${REVIEW} Place the pin on your roof.`;
    case 'rooftop':
      return 'We found this address on its rooftop. Services can start by themselves.';
    case 'pin':
      return accuracyFeet === null
        ? 'You placed this pin before we measured how exact pins are. Services can start by themselves. Open the map and save the pin again to confirm it.'
        : 'You placed this pin with your street in view. Services can start by themselves.';
    case 'street': {
      if (accuracyFeet === null)
        return `We know the street, not the house. ${REVIEW} Place the pin on your roof.`;
      const isDisputed =
        lat !== null && lng !== null && measurePin({ lat, lng }, undefined, lookedUp).isDisputed;
      return isDisputed
        ? `The pin and the address we looked up don’t agree. ${REVIEW} Check the address and the pin.`
        : `You placed this pin without streets in view. ${REVIEW} Place it again where the map shows your street, or use your location while you’re at home.`;
    }
  }
}

/** "The pin is 0.3 mi from the address we looked up." Null without a lookup to compare with. */
export function addressDistance(
  pin: { lat: number; lng: number },
  { lookedUp }: Pick<Home, 'lookedUp'>,
): string | null {
  const { awayFeet } = measurePin(pin, undefined, lookedUp);
  if (awayFeet === null || !lookedUp) return null;
  return lookedUp.accuracy === 'zip'
    ? `The pin is ${shortDistance(awayFeet)} from the center of your ZIP code. We couldn’t look up the street.`
    : `The pin is ${shortDistance(awayFeet)} from the address we looked up.`;
}

/** How precisely we know the home's location, why it matters, and how to improve it. */
export function locationSentence(home: Home): string {
  const { lat, lng, accuracy, accuracyFeet } = home;
  const isPin = accuracy === 'pin' || (accuracy === 'street' && accuracyFeet !== null);
  const away = isPin && lat !== null && lng !== null ? addressDistance({ lat, lng }, home) : null;
  return away ? `${howWeKnow(home)} ${away}` : howWeKnow(home);
}
