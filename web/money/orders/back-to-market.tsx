import { ArrowLeft } from 'lucide-react';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/money/orders.ts';

const linkClass = buttonClass({ variant: 'link', className: 'px-0!' });

type BackToMarketProps = { withPurchases?: boolean };

/** Back links: to the catalog, and from a single purchase to all of them. */
export function BackToMarket({ withPurchases = false }: BackToMarketProps) {
  return (
    <div className="flex flex-wrap gap-x-6 print:hidden">
      <Link to="/market" className={linkClass}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {t.backToMarketplace}
      </Link>
      {withPurchases && (
        <Link to="/purchases" className={linkClass}>
          {t.purchases}
        </Link>
      )}
    </div>
  );
}
