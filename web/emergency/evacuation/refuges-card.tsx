import { ExternalLink, MapPinHouse, Navigation, Phone } from 'lucide-react';
import type { Evacuation, Refuge } from '#contract/emergency/evacuation.ts';
import { formatPhone } from '#contract/phone.ts';
import { formatMoney } from '#web/lib/format.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Section } from '#web/ui/section.tsx';
import { directionsUrl, telUrl } from './directions.ts';
import * as t from '#text/emergency/evacuation.ts';

const RED_CROSS = 'https://www.redcross.org/shelter';

function factsOf({ kind, miles, takesPets, memberRateCents }: Refuge, isMember: boolean): string {
  return [
    kind === 'shelter' ? t.shelter : t.partnerHotel,
    t.miles(miles.toFixed(1)),
    ...(takesPets ? [t.takesPets] : []),
    ...(memberRateCents !== null && isMember ? [t.memberRate(formatMoney(memberRateCents))] : []),
  ].join(' · ');
}

function Place({ refuge, isMember }: { refuge: Refuge; isMember: boolean }) {
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="grid gap-0.5">
        <p className="text-lg font-semibold wrap-anywhere">
          {refuge.name} {refuge.isSample && <Badge tone="neutral">{t.sample}</Badge>}
        </p>
        <p className="wrap-anywhere">{refuge.address}</p>
        <p className="text-muted">{factsOf(refuge, isMember)}</p>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a
          href={directionsUrl(refuge)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
          aria-label={t.directionsTo(refuge.name)}
        >
          <Navigation className="size-5" aria-hidden="true" />
          {t.directions}
        </a>
        <a
          href={telUrl(refuge.phone)}
          className={buttonClass({ variant: 'outline' })}
          aria-label={`${t.call(refuge.name)}, ${formatPhone(refuge.phone)}`}
        >
          <Phone className="size-5" aria-hidden="true" />
          {formatPhone(refuge.phone)}
        </a>
      </div>
    </li>
  );
}

/** Where to go under an order if the plan includes no room. */
export function RefugesCard({ evacuation }: { evacuation: Evacuation }) {
  const { refuges, hasMembership } = evacuation;
  return (
    <Section icon={MapPinHouse} title={t.whereToGo}>
      {refuges.length > 0 && (
        <>
          <p>{t.callAhead}</p>
          <ul>
            {refuges.map((refuge) => (
              <Place key={`${refuge.kind} ${refuge.name}`} refuge={refuge} isMember={hasMembership} />
            ))}
          </ul>
        </>
      )}
      <p>{t.callFor211}</p>
      <div className="flex flex-wrap gap-2 print:hidden">
        <a href="tel:211" className={buttonClass({ variant: 'outline' })}>
          <Phone className="size-5" aria-hidden="true" />
          {t.call211}
        </a>
        <a href={RED_CROSS} target="_blank" rel="noreferrer" className={buttonClass({ variant: 'outline' })}>
          {t.redCrossShelters}
          <ExternalLink className="size-5" aria-hidden="true" />
        </a>
        <Link to="/plan" className={buttonClass({ variant: 'outline' })}>
          {t.routesInYourPlan}
        </Link>
      </div>
    </Section>
  );
}
