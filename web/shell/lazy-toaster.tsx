import { useEffect, useSyncExternalStore } from 'react';
import { showKeptToast } from '#web/lib/kept-toast.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { currentToast, onToast } from '#web/ui/toast.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((m) => m.Toaster));

let newest = 0;
const newestToast = () => (newest = currentToast()?.id ?? newest);

/** Brings the toaster when the first toast asks for it: most visits to a public page never do. */
export function LazyToaster() {
  const id = useSyncExternalStore(onToast, newestToast, () => 0);
  useEffect(showKeptToast, []);
  return id > 0 && <Toaster attempt={id} />;
}
