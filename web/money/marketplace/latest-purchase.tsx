import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from '#web/lib/link.tsx';
import { latestPurchase, onLatestPurchase, setLatestPurchase } from '#web/money/orders/latest-purchase.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';

/** The purchase just made, with its receipt. It stays until it's dismissed, unlike the toast. */
export function LatestPurchase() {
  const purchase = useSyncExternalStore(onLatestPurchase, latestPurchase, () => null);
  // Announce only a purchase made while the page is open; after a redirect the toast says it.
  const [atFirst] = useState(purchase);
  if (!purchase) return null;
  return (
    <Notice
      tone="success"
      title={`${purchase.name} is paid`}
      live={purchase !== atFirst}
      action={
        <>
          <Link to={`/purchases/${purchase.id}`} className={buttonClass({})}>
            View receipt
          </Link>
          <Button variant="outline" onClick={() => setLatestPurchase(null)}>
            <X className="size-5" aria-hidden="true" />
            Dismiss
          </Button>
        </>
      }
    >
      Your receipt is saved under Purchases, and we emailed you a copy.
    </Notice>
  );
}
