import { useMemo, useState } from 'react';
import type { MultiPolygon } from '#contract/shape.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { cn } from '#web/ui/cn.ts';
import type { AreaMapProps } from './area-map.tsx';

const AreaMap = lazyPart<AreaMapProps>(() => import('./area-map.tsx').then((m) => m.AreaMap));

type AreaMapPaneProps = {
  shape: MultiPolygon | null;
  status: AreaMapProps['status'];
  points?: AreaMapProps['points'];
  onPoint?: AreaMapProps['onPoint'];
  className?: string;
};

/** The place of a map of one area; nothing at all where it cannot be drawn. */
export function AreaMapPane({ shape, status, points, onPoint, className }: AreaMapPaneProps) {
  const [canDraw, setCanDraw] = useState(true);
  // A new answer with the same shape is no reason to move the map.
  const key = JSON.stringify(shape);
  // oxlint-disable-next-line react/exhaustive-deps -- the same shape is the same, whichever answer it came with
  const drawn = useMemo(() => shape, [key]);
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
        onFailed={() => setCanDraw(false)}
        onMissing={() => setCanDraw(false)}
      />
    </div>
  );
}
