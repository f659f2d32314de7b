import { deferredSection } from '#web/lib/deferred-section.tsx';
import * as t from '#text/emergency/live-map.ts';

// The heading is there at once; the list and the map load after it.
const LiveMapBody = deferredSection(async () => {
  const { LiveMapBody: Body, preloadParts } = await import('./live-map-body.tsx');
  if (typeof document === 'undefined') await preloadParts();
  return Body;
});

/** Loads the deferred sections. */
export async function preloadSections(): Promise<void> {
  await LiveMapBody.preload();
  await (await import('./live-map-body.tsx')).preloadParts();
}

/** Zones, fires and closures for everyone, signed in or not. */
export function LiveMapPage() {
  return (
    <div className="@container mx-auto grid max-w-6xl gap-6 px-4 pt-8 pb-20 sm:px-6 lg:pt-12">
      <header className="max-w-prose">
        <h1 className="text-4xl sm:text-5xl">{t.title}</h1>
        <p className="mt-4 text-lg text-muted">{t.intro}</p>
      </header>
      <LiveMapBody />
    </div>
  );
}
