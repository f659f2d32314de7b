import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { sentence } from '#web/lib/api-error.ts';
import { FieldError } from '#web/ui/field-text.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '#web/ui/tabs.tsx';
import { toast } from '#web/lib/toast.ts';
import { AreaMapPane } from './area-map-pane.tsx';
import type { AreaMapProps, Position } from './area-map.tsx';
import { Around, Corners, Paste } from './area-ways.tsx';
import { measureShape } from './queries.ts';
import { homesWord, squareMilesWord } from './words.ts';
import * as t from '#text/office/operations-declare.ts';

export type Measured = { homes: number; km2: number };
type AreaPickerProps = {
  shape: MultiPolygon | null;
  status: AreaMapProps['status'];
  /** Null if no area is chosen or it's invalid. */
  onShape: (shape: MultiPolygon | null, measured: Measured | null) => void;
  error?: string | undefined;
};

/** Chooses an area: around an address, by corners on a map, or pasted. All three work with the keyboard. */
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
      <legend className="pb-2 font-medium">{t.area}</legend>
      <Tabs value={way} onValueChange={setWay}>
        <TabsList aria-label={t.chooseHow}>
          <TabsTrigger value="address">{t.aroundAnAddress}</TabsTrigger>
          <TabsTrigger value="draw">{t.draw}</TabsTrigger>
          <TabsTrigger value="paste">{t.pasteGeojson}</TabsTrigger>
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
                  title: t.noMap,
                  text: t.noMapDetail,
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
        {measure.isPending && t.countingHomes}
        {measure.data && t.inside(homesWord(measure.data.homes), squareMilesWord(measure.data.km2))}
      </p>
      <FieldError id="area-error">
        {error ?? (measure.isError ? sentence(measure.error) : undefined)}
      </FieldError>
    </fieldset>
  );
}
