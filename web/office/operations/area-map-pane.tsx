import { Crosshair } from 'lucide-react';
import { useState } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSameShape } from '#web/map/use-same-shape.ts';
import { cn } from '#web/ui/cn.ts';
import type { AreaMapProps } from './area-map.tsx';

const AreaMap = lazyPart<AreaMapProps>(() => import('./area-map.tsx').then((m) => m.AreaMap));

type AreaMapPaneProps = {
  shape: MultiPolygon | null;
  status: AreaMapProps['status'];
  points?: AreaMapProps['points'];
  onPoint?: AreaMapProps['onPoint'];
  middle?: AreaMapProps['middle'];
  className?: string;
};

/** The container of an area's map; renders nothing if it can't be drawn. */
export function AreaMapPane({ shape, status, points, onPoint, middle, className }: AreaMapPaneProps) {
  const [canDraw, setCanDraw] = useState(true);
  const drawn = useSameShape(shape);
  if (!canDraw) return null;
  return (
    <div
      className={cn(
        'relative isolate h-72 overflow-hidden rounded-card border border-line bg-sunken sm:h-96',
        className,
      )}
    >
      <AreaMap
        shape={drawn}
        status={status}
        points={points}
        onPoint={onPoint}
        middle={middle}
        onFailed={() => setCanDraw(false)}
        onMissing={() => setCanDraw(false)}
      />
      {onPoint && (
        <Crosshair
          className="pointer-events-none absolute top-1/2 left-1/2 size-8 -translate-1/2 text-ink"
          aria-hidden="true"
        />
      )}
    </div>
  );
}
