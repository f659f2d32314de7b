import { Crosshair, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { circleAround } from '#contract/home/circle.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { AddressCombobox } from '#web/outreach/addresses/address-combobox.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Position } from './area-map.tsx';
import { readGeoJson } from './read-geojson.ts';
import { countWord } from './words.ts';
import * as t from '#text/office/operations-declare.ts';

const MILES = [0.25, 0.5, 1, 2, 5, 10] as const;

/** A circle around an address. */
export function Around({ onCircle }: { onCircle: (shape: MultiPolygon | null) => void }) {
  const [miles, setMiles] = useState(1);
  const [spot, setSpot] = useState<{ lat: number; lng: number } | null>(null);
  const show = (at: typeof spot, radius: number) => onCircle(at ? circleAround(at, radius) : null);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <Field label={t.centerAddress} hint={t.chooseFromList}>
        <AddressCombobox
          onPick={({ location }) => {
            setSpot(location);
            show(location, miles);
          }}
        />
      </Field>
      <Field label={t.radius}>
        <Select
          value={miles}
          onChange={(event) => {
            setMiles(Number(event.target.value));
            show(spot, Number(event.target.value));
          }}
        >
          {MILES.map((one) => (
            <option key={one} value={one}>
              {t.miles(one)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}

type CornersProps = {
  points: readonly Position[];
  onPoints: (points: readonly Position[]) => void;
  /** Without a mouse: pan with the arrow keys and add a corner at the center. */
  onMiddle: () => void;
};

/** Places corners one by one on the map below. */
export function Corners({ points, onPoints, onMiddle }: CornersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="grow" aria-live="polite">
        {points.length === 0 ? t.drawHint : `${countWord(points.length, 'corner')}.`}
      </p>
      <Button variant="outline" onClick={onMiddle}>
        <Crosshair className="size-5" aria-hidden="true" />
        {t.placeCorner}
      </Button>
      <Button variant="outline" disabled={points.length === 0} onClick={() => onPoints(points.slice(0, -1))}>
        <Undo2 className="size-5" aria-hidden="true" />
        {t.undoCorner}
      </Button>
      <Button variant="ghost" disabled={points.length === 0} onClick={() => onPoints([])}>
        {t.startOver}
      </Button>
    </div>
  );
}

/** Pastes an area drawn elsewhere (GeoJSON). */
export function Paste({ onRead }: { onRead: (shape: MultiPolygon | null) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = () => {
    const found = readGeoJson(text);
    if ('problem' in found) {
      setProblem(found.problem);
      onRead(null);
    } else {
      setProblem(undefined);
      onRead(found.shape);
    }
  };
  return (
    <div className="grid justify-items-start gap-3">
      <Field label="GeoJSON" hint={t.geojsonHint} error={problem} className="w-full">
        <Textarea
          rows={5}
          spellCheck={false}
          className="font-mono"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button variant="secondary" disabled={text.trim() === ''} onClick={read}>
        {t.useArea}
      </Button>
    </div>
  );
}
