import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from '#web/lib/link.tsx';
import { latestPurchase, onLatestPurchase, setLatestPurchase } from '#web/money/orders/latest-purchase.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/money/marketplace.ts';

/** The purchase just made, with its receipt. It stays until it's dismissed, unlike the toast. */
export function LatestPurchase() {
  const purchase = useSyncExternalStore(onLatestPurchase, latestPurchase, () => null);
  // Announce only a purchase made while the page is open; after a redirect the toast says it.
  const [atFirst] = useState(purchase);
  if (!purchase) return null;
  return (
    <Notice
      tone="success"
      title={t.isPaid(purchase.name)}
      live={purchase !== atFirst}
      action={
        <>
          <Link to={`/purchases/${purchase.id}`} className={buttonClass({})}>
            {t.viewReceipt}
          </Link>
          <Button variant="outline" onClick={() => setLatestPurchase(null)}>
            <X className="size-5" aria-hidden="true" />
            {t.dismiss}
          </Button>
        </>
      }
    >
      {t.receiptSaved}
    </Notice>
  );
}
