import { useEffect, useSyncExternalStore } from 'react';
import { showQueuedToast } from '#web/lib/queued-toast.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { quietMoment } from '#web/lib/quiet-moment.ts';
import { currentToast, onToast } from '#web/lib/toast.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((m) => m.Toaster));

let newest = 0;
const newestToast = () => (newest = currentToast()?.id ?? newest);

type LazyToasterProps = {
  /** Preload the code when idle: the first message may be that the device is offline. */
  isExpected?: boolean;
};

/** Loads the toaster with the first toast. Most visits to a public page never need it. */
export function LazyToaster({ isExpected = false }: LazyToasterProps) {
  const id = useSyncExternalStore(onToast, newestToast, () => 0);
  useEffect(showQueuedToast, []);
  useEffect(() => {
    // If this fails, the first toast tries again.
    if (isExpected)
      quietMoment()
        .then(Toaster.preload)
        .catch(() => undefined);
  }, [isExpected]);
  return id > 0 && <Toaster attempt={id} />;
}
