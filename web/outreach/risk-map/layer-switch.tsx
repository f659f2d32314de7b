import { Check, Plus } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { type LayerKey, type LayerSet, MAP_LAYERS } from './map-layers.ts';
import * as t from '#text/outreach/risk-map.ts';

type LayerSwitchProps = {
  layers: LayerSet;
  /** Without a map the areas are shown as the list, so their layer can't be turned off. */
  isDrawable: boolean;
  onToggle: (layer: LayerKey) => void;
};

/** A toggle for every map layer. */
export function LayerSwitch({ layers, isDrawable, onToggle }: LayerSwitchProps) {
  return (
    <div
      role="group"
      aria-label={t.layers}
      // One row that scrolls sideways on a phone, so that the map keeps its height.
      className="flex gap-2 @max-4xl:-mx-4 @max-4xl:overflow-x-auto @max-4xl:px-4 @max-4xl:py-1 @4xl:flex-wrap noscript:hidden"
    >
      {MAP_LAYERS.filter(({ key }) => isDrawable || key !== 'femaRisk').map(({ key, name }) => {
        const isOn = layers[key];
        const Icon = isOn ? Check : Plus;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isOn}
            onClick={() => onToggle(key)}
            className={cn(
              'inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors',
              isOn
                ? 'border-pine bg-pine text-on-pine hover:bg-pine-hover'
                : 'border-line-strong bg-surface hover:border-ink hover:bg-hover',
            )}
          >
            <Icon className="size-4" aria-hidden="true" />
            {name}
          </button>
        );
      })}
    </div>
  );
}
