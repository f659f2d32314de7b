import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { CaseHousehold as Household, CaseView } from '#contract/office/desk.ts';
import { formatPhone } from '#contract/phone.ts';
import { May } from '#web/core/accounts/may.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Link } from '#web/lib/link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { CaseBookings } from './case-bookings.tsx';
import { OtherCases } from './other-cases.tsx';
import { casePhonesQuery, householdQuery } from './desk-queries.ts';
import * as b from '#text/office/desk-bookings.ts';
import * as t from '#text/office/desk-case.ts';

const linkClass = 'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4';

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-1">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Lines({ lines, none }: { lines: Household['people']; none: string }) {
  if (lines.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="grid gap-1">
      {lines.map(({ label, text, isUrgent }) => (
        <li key={`${label} ${text}`} className="wrap-anywhere">
          <Badge tone={isUrgent ? 'danger' : 'neutral'}>{label}</Badge> {text}
        </li>
      ))}
    </ul>
  );
}

/** What an agent needs to know before the first call. */
export function CaseHousehold({ caseId, others }: { caseId: string; others: CaseView['others'] }) {
  const query = useQuery(householdQuery(caseId));
  return (
    <Card aria-label={t.household} role="region">
      <h2 className="text-xl">{t.household}</h2>
      <Loaded query={query} what={t.theHousehold}>
        {(home) => (
          <div className="grid gap-4">
            <Part title={t.home}>
              <p className="wrap-anywhere">{home.addressLine}</p>
              {home.pin && (
                <a
                  className={linkClass}
                  target="_blank"
                  rel="noreferrer"
                  href={`https://www.openstreetmap.org/?mlat=${home.pin.lat}&mlon=${home.pin.lng}#map=16/${home.pin.lat}/${home.pin.lng}`}
                >
                  {t.showPin}
                </a>
              )}
              <p>{t.plan(home.plan ?? t.noMembership)}</p>
              <p>{t.order(home.order ?? t.noOrder)}</p>
              {home.room && <p>{t.room(home.room)}</p>}
              {home.route && <p>{home.route}</p>}
              {home.cash && <p>{t.cash(home.cash)}</p>}
            </Part>
            <Part title={t.peopleAndNeeds}>
              <Lines lines={home.people} none={t.noPeople} />
            </Part>
            <Part title={t.animals}>
              <Lines lines={home.animals} none={t.noAnimals} />
            </Part>
            <Part title={t.evacuationPlan}>
              <Lines lines={home.evacuationPlan} none={t.noPlan} />
            </Part>
            <Part title={t.account}>
              <ul>
                {home.members.map(({ userId, name, isOwner }) => (
                  <li key={userId}>
                    <Link to={`/admin/members/${userId}`} className={linkClass}>
                      {name}
                    </Link>
                    {isOwner && ` ${t.owner}`}
                  </li>
                ))}
              </ul>
            </Part>
            <May use="contact.reveal">
              <Part title={t.phones}>
                <CasePhones caseId={caseId} />
              </Part>
            </May>
            <Part title={b.bookings}>
              <CaseBookings caseId={caseId} />
            </Part>
            <Part title={t.otherCases}>
              <OtherCases others={others} />
            </Part>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function CasePhones({ caseId }: { caseId: string }) {
  const [shownFor, setShownFor] = useState<string>();
  const isAsked = shownFor === caseId;
  const phones = useQuery({ ...casePhonesQuery(caseId), enabled: isAsked });
  return (
    <div role="status" className="grid justify-items-start gap-2">
      {!isAsked || phones.isPending ? (
        <>
          <Button variant="secondary" busy={phones.isFetching} onClick={() => setShownFor(caseId)}>
            <Phone className="size-5" aria-hidden="true" />
            {t.showPhones}
          </Button>
          <p className="text-sm text-muted">{t.phonesLogged}</p>
        </>
      ) : phones.data ? (
        <ul>
          {phones.data.people.map(({ userId, name, phone }) => (
            <li key={userId}>
              {name}:{' '}
              {phone ? (
                <a href={`tel:${phone}`} className={linkClass}>
                  {formatPhone(phone)}
                </a>
              ) : (
                t.noPhone
              )}
            </li>
          ))}
        </ul>
      ) : (
        <ErrorState
          title={t.phonesNotLoaded}
          text={sentence(phones.error)}
          retrying={phones.isFetching}
          onRetry={() => void phones.refetch()}
        />
      )}
    </div>
  );
}
