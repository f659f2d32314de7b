import { lazy, memo, Suspense } from 'react';
import { inUse } from '#web/lib/first-touch.ts';

/** The picture is in the prerendered HTML, which stays if its code fails to load. */
const Picture = lazy(async () => {
  if (typeof document !== 'undefined') await inUse();
  return import('./ridgeline-picture.tsx').then(
    ({ RidgelinePicture }) => ({ default: RidgelinePicture }),
    () => new Promise<never>(() => {}),
  );
});

/** The landscape behind the first screen. The page doesn't wait for its outlines. */
export const RidgelineArt = memo(function RidgelineArt({ className }: { className?: string }) {
  return (
    <Suspense fallback={null}>
      <Picture {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
});
