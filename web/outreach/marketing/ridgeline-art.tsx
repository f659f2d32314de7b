import { lazy, memo, Suspense } from 'react';

/** The picture is in the prerendered HTML; should its code not come, that HTML stands as it is. */
const Picture = lazy(() =>
  import('./ridgeline-picture.tsx').then(
    ({ RidgelinePicture }) => ({ default: RidgelinePicture }),
    () => new Promise<never>(() => {}),
  ),
);

/** The landscape behind the first screen. Its outlines are no script the page has to wait for. */
export const RidgelineArt = memo(function RidgelineArt({ className }: { className?: string }) {
  return (
    <Suspense fallback={null}>
      <Picture {...(className === undefined ? {} : { className })} />
    </Suspense>
  );
});
