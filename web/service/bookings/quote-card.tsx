import { useMutation } from '@tanstack/react-query';
import { useLocation, useNavigate } from '#web/lib/router.tsx';
import type { Booking } from '#contract/service/bookings.ts';
import { sentence } from '#web/lib/api-error.ts';
import { formatMoney, moneyWithCents } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { timeAt } from './booking-words.ts';
import { agreeToQuote, refuseQuote } from './queries.ts';
import * as t from '#text/service/bookings.ts';

/** Loads the card form, which few visits to this page need. */
const PayQuoteDialog = lazyPart(async () => (await import('./pay-quote-dialog.tsx')).PayQuoteDialog);

type QuoteCardProps = { homeId: string; booking: Booking; quote: NonNullable<Booking['quote']> };

/** The partner's price and who pays what, to approve or refuse. */
export function QuoteCard({ homeId, booking, quote }: QuoteCardProps) {
  const onError = (error: Error) => toast({ title: t.notApproved, text: sentence(error), destructive: true });
  const agree = useMutation({ ...agreeToQuote, onSuccess: () => toast({ title: t.approved }), onError });
  const refuse = useMutation({ ...refuseQuote, onError });
  const which = { homeId, bookingId: booking.id, cents: quote.cents };
  const canAnswer = booking.actions.includes('agree');
  // In the URL, because the card provider's form may need to reload the page. useSearchParams would add 4 kB of the
  // router to what visitors load.
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const paying = Number(new URLSearchParams(search).get('pay')) || null;
  const setPaying = (cents: number | null) =>
    navigate(cents === null ? pathname : `${pathname}?pay=${cents}`, { replace: true });
  const { youPayCents, byCard } = quote;
  return (
    <Card>
      <CardTitle as="h2">{t.price}</CardTitle>
      <dl className="tabular grid max-w-sm grid-cols-[1fr_auto] gap-x-6 gap-y-1">
        <dt>{t.total}</dt>
        <dd>{formatMoney(quote.cents)}</dd>
        {quote.planCents > 0 && (
          <>
            <dt>{t.planPays}</dt>
            <dd>{formatMoney(quote.planCents)}</dd>
          </>
        )}
        <dt className="font-semibold">{t.youPay}</dt>
        <dd className="font-semibold">{formatMoney(quote.youPayCents)}</dd>
      </dl>
      {quote.note && <p className="whitespace-pre-line wrap-anywhere">“{quote.note}”</p>}
      {canAnswer && (
        <>
          {quote.until && <p>{t.quoteUntil(timeAt(quote.until, booking.timeZone))}</p>}
          <div className="flex flex-wrap gap-3">
            {byCard && (
              <Button
                busy={agree.isPending}
                onClick={() => agree.mutate(which, { onSuccess: () => setPaying(youPayCents) })}
              >
                {t.approveAndPay(moneyWithCents(youPayCents))}
              </Button>
            )}
            <Button
              variant={byCard ? 'outline' : 'primary'}
              busy={agree.isPending}
              onClick={() => agree.mutate(which)}
            >
              {byCard ? t.approveOnSite : t.approve(formatMoney(quote.cents))}
            </Button>
            <Button variant="outline" busy={refuse.isPending} onClick={() => refuse.mutate(which)}>
              {t.refuse}
            </Button>
          </div>
        </>
      )}
      {booking.payableCents !== null && (
        <>
          <p>{t.payChoice}</p>
          <div>
            <Button onClick={() => setPaying(booking.payableCents)}>
              {t.payByCard(moneyWithCents(booking.payableCents))}
            </Button>
          </div>
        </>
      )}
      {paying !== null && !canAnswer && (
        <PayQuoteDialog homeId={homeId} booking={booking} cents={paying} onClose={() => setPaying(null)} />
      )}
    </Card>
  );
}
