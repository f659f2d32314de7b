import { NO_CARD_PAYMENTS } from '#contract/money/payments.ts';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Notice } from '#web/ui/notice.tsx';
import * as t from '#text/money/payments.ts';

/** Where no card provider is configured: says so before anyone tries to pay. */
export function NoCardPayments({ more }: { more?: string }) {
  return (
    <Notice
      tone="warning"
      title={t.noCardPayments}
      action={
        <Link to="/contact" className={buttonClass({ variant: 'outline' })}>
          {t.contactUs}
        </Link>
      }
    >
      {NO_CARD_PAYMENTS}
      {more && ` ${more}`}
    </Notice>
  );
}
