import { useEffect, useSyncExternalStore } from 'react';
import { showKeptToast } from '#web/lib/kept-toast.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { quietMoment } from '#web/lib/quiet-moment.ts';
import { currentToast, onToast } from '#web/lib/toast.ts';

const Toaster = lazyPart(() => import('#web/ui/toaster.tsx').then((m) => m.Toaster));

let newest = 0;
const newestToast = () => (newest = currentToast()?.id ?? newest);

type LazyToasterProps = {
  /** Fetch its code in a quiet moment: the first message may be that there is no network. */
  isExpected?: boolean;
};

/** Brings the toaster when the first toast asks for it: most visits to a public page never do. */
export function LazyToaster({ isExpected = false }: LazyToasterProps) {
  const id = useSyncExternalStore(onToast, newestToast, () => 0);
  useEffect(showKeptToast, []);
  useEffect(() => {
    // Should it not come now, the first message asks for it again.
    if (isExpected)
      quietMoment()
        .then(Toaster.preload)
        .catch(() => undefined);
  }, [isExpected]);
  return id > 0 && <Toaster attempt={id} />;
}
