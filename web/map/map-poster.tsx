import { cn } from '#web/ui/cn.ts';

/** The outline of the West, in the map's place until the map is drawn. */
export function MapPoster({ isHidden }: { isHidden: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute inset-0 bg-sunken transition-[opacity,visibility]',
        isHidden && 'invisible opacity-0',
      )}
    >
      <div className="coverage-land absolute inset-0" />
      <div className="coverage-lines absolute inset-0" />
    </div>
  );
}
