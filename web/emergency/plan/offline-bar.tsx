import { WifiOff } from 'lucide-react';
import { useLocation } from '#web/lib/router.tsx';
import { Link } from '#web/lib/link.tsx';
import { useOnline } from '#web/lib/use-online.ts';
import * as t from '#text/emergency/plan.ts';

/** Offline most pages have nothing to show, but the plan does. */
export function OfflineBar() {
  const isOnline = useOnline();
  const { pathname } = useLocation();
  return (
    <div role="status" className="print:hidden">
      {!isOnline && (
        <p className="flex flex-wrap items-center justify-center gap-x-2 border-b border-line bg-amber-soft px-4 py-2 text-amber-ink">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          <span>{t.offline}</span>
          {pathname !== '/plan' && (
            <Link to="/plan" className="inline-flex min-h-11 items-center font-semibold underline">
              {t.openSaved}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
