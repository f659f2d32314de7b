import { useMutation } from '@tanstack/react-query';
import { Crosshair, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { circleAround } from '#contract/circle.ts';
import type { MultiPolygon } from '#contract/shape.ts';
import { AddressCombobox } from '#web/addresses/address-combobox.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { FieldError } from '#web/ui/field-text.tsx';
import { Select } from '#web/ui/select.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { toast } from '#web/ui/toast.ts';
import { AreaMapPane } from './area-map-pane.tsx';
import type { AreaMapProps, Position } from './area-map.tsx';
import { measureShape } from './queries.ts';
import { readGeoJson } from './read-geojson.ts';
import { homesWord, squareMilesWord } from './words.ts';

const MILES = [0.25, 0.5, 1, 2, 5, 10] as const;

export type Measured = { homes: number; km2: number };
type AreaPickerProps = {
  shape: MultiPolygon | null;
  status: AreaMapProps['status'];
  /** Null: nothing is chosen, or it cannot be used. */
  onShape: (shape: MultiPolygon | null, measured: Measured | null) => void;
  error?: string | undefined;
};

/** Says which area is meant: around an address, by corners on a map, or pasted. Each way works with the keyboard. */
export function AreaPicker({ shape, status, onShape, error }: AreaPickerProps) {
  const [points, setPoints] = useState<readonly Position[]>([]);
  const [way, setWay] = useState('address');
  const middle = useRef<(() => Position) | null>(null);
  const measure = useMutation(measureShape);
  const choose = (next: MultiPolygon | null) => {
    onShape(next, null);
    if (next)
      measure.mutate(next, {
        onSuccess: (measured) => onShape(next, measured),
        onError: () => onShape(next, null),
      });
    else measure.reset();
  };
  const setCorners = (next: readonly Position[]) => {
    setPoints(next);
    const [first] = next;
    choose(first && next.length >= 3 ? [[[...next, first]]] : null);
  };
  return (
    <fieldset
      name="shape"
      tabIndex={-1}
      aria-describedby={error ? 'area-error' : undefined}
      className="grid min-w-0 gap-4 rounded-card"
    >
      <legend className="pb-2 font-medium">Area</legend>
      <Tabs value={way} onValueChange={setWay}>
        <TabsList aria-label="How to choose the area">
          <TabsTrigger value="address">Around an address</TabsTrigger>
          <TabsTrigger value="draw">Draw</TabsTrigger>
          <TabsTrigger value="paste">Paste GeoJSON</TabsTrigger>
        </TabsList>
        <TabsContent value="address">
          <Around
            onCircle={(circle) => {
              setPoints([]);
              choose(circle);
            }}
          />
        </TabsContent>
        <TabsContent value="draw">
          <Corners
            points={points}
            onPoints={setCorners}
            onMiddle={() => {
              const point = middle.current?.();
              if (point) setCorners([...points, point]);
              else
                toast({
                  title: 'There is no map yet',
                  text: 'Wait for it, or paste the area as GeoJSON.',
                  destructive: true,
                });
            }}
          />
        </TabsContent>
        <TabsContent value="paste">
          <Paste
            onRead={(read) => {
              setPoints([]);
              choose(read);
            }}
          />
        </TabsContent>
      </Tabs>
      <AreaMapPane
        shape={shape}
        status={status}
        points={way === 'draw' ? points : undefined}
        onPoint={way === 'draw' ? (point) => setCorners([...points, point]) : undefined}
        middle={middle}
      />
      <p aria-live="polite" className="tabular min-h-6">
        {measure.isPending && 'Counting homes'}
        {measure.data &&
          `${homesWord(measure.data.homes)} of members inside, ${squareMilesWord(measure.data.km2)}`}
      </p>
      <FieldError id="area-error">
        {error ?? (measure.isError ? sentence(measure.error) : undefined)}
      </FieldError>
    </fieldset>
  );
}

function Around({ onCircle }: { onCircle: (shape: MultiPolygon | null) => void }) {
  const [miles, setMiles] = useState(1);
  const [spot, setSpot] = useState<{ lat: number; lng: number } | null>(null);
  const show = (at: typeof spot, radius: number) => onCircle(at ? circleAround(at, radius) : null);
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <Field label="Address in the middle" hint="Choose one from the list.">
        <AddressCombobox
          onPick={({ location }) => {
            setSpot(location);
            show(location, miles);
          }}
        />
      </Field>
      <Field label="How far around">
        <Select
          value={miles}
          onChange={(event) => {
            setMiles(Number(event.target.value));
            show(spot, Number(event.target.value));
          }}
        >
          {MILES.map((one) => (
            <option key={one} value={one}>
              {one} {one === 1 ? 'mile' : 'miles'}
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
  /** Without a mouse: the map is moved by arrow keys, and the corner comes to its middle. */
  onMiddle: () => void;
};

function Corners({ points, onPoints, onMiddle }: CornersProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="grow" aria-live="polite">
        {points.length === 0
          ? 'Click corners on the map, or move the map with the arrow keys and put corners in its middle. Three make an area.'
          : `${points.length} ${points.length === 1 ? 'corner' : 'corners'}.`}
      </p>
      <Button variant="outline" onClick={onMiddle}>
        <Crosshair className="size-5" aria-hidden="true" />
        Put a corner in the middle
      </Button>
      <Button variant="outline" disabled={points.length === 0} onClick={() => onPoints(points.slice(0, -1))}>
        <Undo2 className="size-5" aria-hidden="true" />
        Undo corner
      </Button>
      <Button variant="ghost" disabled={points.length === 0} onClick={() => onPoints([])}>
        Start over
      </Button>
    </div>
  );
}

function Paste({ onRead }: { onRead: (shape: MultiPolygon | null) => void }) {
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
      <Field
        label="GeoJSON"
        hint="A Polygon, MultiPolygon, Feature or FeatureCollection, longitude first."
        error={problem}
        className="w-full"
      >
        <Textarea
          rows={5}
          spellCheck={false}
          className="font-mono"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button variant="secondary" disabled={text.trim() === ''} onClick={read}>
        Use this area
      </Button>
    </div>
  );
}
