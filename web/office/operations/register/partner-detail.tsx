import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from '#web/lib/link.tsx';
import type { PartnerDetail } from '#contract/outreach/partners.ts';
import { formatPhone } from '#contract/phone.ts';
import { May } from '#web/core/accounts/may.tsx';
import { formatDay } from '#web/lib/format.ts';
import { PaneSection, PaneTitle } from '#web/office/admin/queue/detail-pane.tsx';
import { DetailStates } from '#web/office/admin/queue/detail-states.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { Button } from '#web/ui/button.tsx';
import { Contacts } from './contacts.tsx';
import { PartnerDialog } from './partner-dialog.tsx';
import { Documents } from './documents.tsx';
import { partnerQuery } from './register-queries.ts';
import { Schedule } from './schedule.tsx';
import { Services } from './services.tsx';
import { StateActions } from './state-actions.tsx';
import { whyNotWords } from './why-not.ts';
import * as t from '#text/office/partners.ts';
import { kinds, states } from '#text/outreach/partner-words.ts';

const TONES = {
  candidate: 'neutral',
  active: 'moss',
  paused: 'amber',
  blocked: 'danger',
  ended: 'neutral',
} as const;

/** One partner next to the list, with everything that decides whether it is used. */
export function PartnerDetailView({ id }: { id: string }) {
  return (
    <DetailStates query={useQuery(partnerQuery(id))} title={t.partner} what={t.whatPartner}>
      {(partner) => <Ready partner={partner} />}
    </DetailStates>
  );
}

function Ready({ partner }: { partner: PartnerDetail }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <PaneTitle>{partner.name}</PaneTitle>
      <div className="grid gap-3">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone={TONES[partner.state]}>{states[partner.state]}</Badge>
          <Badge>{kinds[partner.kind]}</Badge>
          {partner.isSample && <Badge>{t.sample}</Badge>}
        </div>
        <p className="text-muted">
          {partner.address}, {partner.city}, {partner.stateCode} {partner.zip}
        </p>
        <p>{formatPhone(partner.phone)}</p>
        <div className="flex flex-wrap gap-2">
          {partner.kind === 'hotel' && (
            <Link
              to={`/admin/operations/partners/${partner.id}`}
              className={buttonClass({ variant: 'outline' })}
            >
              {t.roomsAndGuests}
            </Link>
          )}
          <May use="partners.edit">
            <Button variant="outline" onClick={() => setEditing(true)}>
              {t.edit}
            </Button>
          </May>
          <StateActions partner={partner} />
        </div>
      </div>
      <WhyUsed partner={partner} />
      <Contacts partner={partner} />
      <Documents partner={partner} />
      <Services partner={partner} />
      <Schedule partner={partner} />
      {isEditing && <PartnerDialog partner={partner} onClose={() => setEditing(false)} />}
    </>
  );
}

function WhyUsed({ partner }: { partner: PartnerDetail }) {
  const { whyNot, isUsable, fitUntil, graceUntil, stateReason } = partner;
  const isGrace = graceUntil !== null && graceUntil === fitUntil;
  return (
    <PaneSection title={isUsable ? t.usedToday : t.whyNotTitle}>
      {isUsable ? (
        <p>{isGrace ? t.grace(formatDay(graceUntil)) : t.whyUsed(formatDay(fitUntil ?? ''))}</p>
      ) : (
        <ul className="grid list-disc gap-1 pl-5">
          {whyNot.map((why) => (
            <li key={JSON.stringify(why)}>{whyNotWords(why)}</li>
          ))}
        </ul>
      )}
      {stateReason !== null && <p className="text-muted">{t.reasonGiven(stateReason)}</p>}
    </PaneSection>
  );
}
