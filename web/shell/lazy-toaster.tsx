import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentToast, onToast } from '#web/ui/toast.ts';
import { showKeptToast } from '#web/lib/kept-toast.ts';

const Toaster = lazy(() => import('#web/ui/toaster.tsx').then((m) => ({ default: m.Toaster })));

let wasNeeded = false;
const isNeeded = () => (wasNeeded ||= currentToast() !== null);

/** Brings the toaster when the first toast asks for it: most visits to a public page never do. */
export function LazyToaster() {
  const needed = useSyncExternalStore(onToast, isNeeded, () => false);
  useEffect(showKeptToast, []);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
