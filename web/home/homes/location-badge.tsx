import { MapPin, MapPinCheck } from 'lucide-react';
import type { Home } from '#contract/home/homes.ts';
import { measurePin, precisionWords, shortDistance } from '#contract/home/pin-precision.ts';
import { Badge } from '#web/ui/badge.tsx';
import * as t from '#text/home/pin.ts';

/** Whether the location is exact enough for services to start automatically. */
export const isExact = ({ accuracy }: Pick<Home, 'accuracy'>): boolean =>
  accuracy === 'pin' || accuracy === 'rooftop';

/** A pin of an earlier version, whose precision was never measured. */
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
      <MapPin aria-hidden="true" /> {isExact(home) ? t.checkPin(words) : t.placePinHint(words)}
    </Badge>
  );
}

function howWeKnow({ accuracy, accuracyFeet, lat, lng, lookedUp }: Home): string {
  switch (accuracy) {
    case null:
      return t.unknown;
    case 'zip':
      return t.zipOnly;
    case 'rooftop':
      return t.rooftop;
    case 'pin':
      return accuracyFeet === null ? t.unmeasuredPin : t.measuredPin;
    case 'street': {
      if (accuracyFeet === null) return t.streetOnly;
      const isDisputed =
        lat !== null && lng !== null && measurePin({ lat, lng }, undefined, lookedUp).isDisputed;
      return isDisputed ? t.disputed : t.placedBlind;
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
    ? t.fromZip(shortDistance(awayFeet))
    : t.fromAddress(shortDistance(awayFeet));
}

/** How precisely we know the home's location, why it matters, and how to improve it. */
export function locationSentence(home: Home): string {
  const { lat, lng, accuracy, accuracyFeet } = home;
  const isPin = accuracy === 'pin' || (accuracy === 'street' && accuracyFeet !== null);
  const away = isPin && lat !== null && lng !== null ? addressDistance({ lat, lng }, home) : null;
  return away ? `${howWeKnow(home)} ${away}` : howWeKnow(home);
}
