import { Check, Plus } from 'lucide-react';
import { cn } from '#web/ui/cn.ts';
import { type LayerKey, type LayerSet, MAP_LAYERS } from './map-layers.ts';

type LayerSwitchProps = { layers: LayerSet; onToggle: (layer: LayerKey) => void };

/** Every layer of the map, one press each. */
export function LayerSwitch({ layers, onToggle }: LayerSwitchProps) {
  return (
    <div role="group" aria-label="Layers" className="flex flex-wrap gap-2 noscript:hidden">
      {MAP_LAYERS.map(({ key, name }) => {
        const isOn = layers[key];
        const Icon = isOn ? Check : Plus;
        return (
          <button
            key={key}
            type="button"
            aria-pressed={isOn}
            onClick={() => onToggle(key)}
            className={cn(
              'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium transition-colors',
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
