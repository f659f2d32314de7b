import { useState } from 'react';
import type { Point } from '#contract/home/homes.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { More } from './more.tsx';
import * as t from '#text/home/pin.ts';

type PinCoordinatesProps = {
  pin: Point;
  onChange: (pin: Point) => void;
  /** Open when the map can't be drawn: then this is how the pin is placed. */
  isOpen: boolean;
};

/** The pin as coordinates, for when there is no map or the user knows them. */
export function PinCoordinates({ pin, onChange, isOpen }: PinCoordinatesProps) {
  // While typing, keep the typed text; otherwise the numbers follow the pin.
  const [typed, setTyped] = useState<{ lat: string; lng: string } | null>(null);
  const shown = typed ?? { lat: pin.lat.toFixed(6), lng: pin.lng.toFixed(6) };
  const type = (changed: Partial<{ lat: string; lng: string }>) => {
    const next = { ...shown, ...changed };
    setTyped(next);
    const point = { lat: Number(next.lat), lng: Number(next.lng) };
    const isPoint = next.lat.trim() !== '' && next.lng.trim() !== '' && isOnEarth(point);
    if (isPoint) onChange(point);
  };
  const problem = (text: string, most: number, example: string) =>
    typed && !(text.trim() !== '' && Math.abs(Number(text)) <= most) ? t.enterNumber(example) : undefined;
  const fields = (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t.latitude} error={problem(shown.lat, 90, '34.05')}>
        <Input
          value={shown.lat}
          inputMode="text"
          autoComplete="off"
          onChange={(event) => type({ lat: event.target.value })}
          onBlur={() => !problem(shown.lat, 90, '') && setTyped(null)}
        />
      </Field>
      <Field label={t.longitude} hint={t.westIsNegative} error={problem(shown.lng, 180, '-118.24')}>
        <Input
          value={shown.lng}
          inputMode="text"
          autoComplete="off"
          onChange={(event) => type({ lng: event.target.value })}
          onBlur={() => !problem(shown.lng, 180, '') && setTyped(null)}
        />
      </Field>
    </div>
  );
  if (isOpen) return fields;
  return <More label={t.enterCoordinates}>{fields}</More>;
}

const isOnEarth = ({ lat, lng }: Point) => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
