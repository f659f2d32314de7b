import { Mail, Phone, ShieldCheck } from 'lucide-react';
import { BRAND } from '#contract/brand.ts';
import { CONCIERGE_HOURS, CONCIERGE_PHONE, SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import type { PlanCard } from '#contract/home/plan-card.ts';
import { formatPhone } from '#contract/phone.ts';
import { Badge } from '#web/ui/badge.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { cn } from '#web/ui/cn.ts';
import { NotYet, PlanFact, PlanSection } from './plan-section.tsx';
import * as t from '#text/emergency/plan.ts';

const callClass = cn(
  buttonClass({ variant: 'outline' }),
  'justify-start wrap-anywhere print:inline print:min-h-0 print:border-0 print:p-0 print:text-xs [&_svg]:print:hidden',
);

export const CallLink = ({ phone }: { phone: string }) => (
  <a href={`tel:${phone}`} className={cn(callClass, 'tabular')}>
    <Phone className="size-5" aria-hidden="true" />
    {formatPhone(phone)}
  </a>
);

const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`} className={callClass}>
    <Mail className="size-5" aria-hidden="true" />
    {email}
  </a>
);

function ContactLine({ contact }: { contact: PlanCard['contacts'][number] }) {
  return (
    <li className="grid gap-2 print:block">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg print:inline print:text-xs">
        <span className="font-semibold wrap-anywhere">{contact.name}</span>
        {contact.relation && <span className="wrap-anywhere text-muted"> {contact.relation}</span>}
        {contact.isOutOfArea && (
          <Badge tone="sky" className="print:border-0 print:p-0 print:pl-1 print:text-[0.6875rem]">
            {t.outOfArea}
          </Badge>
        )}
      </p>
      <p className="flex flex-wrap gap-2 print:inline print:pl-1.5">
        {contact.phone && <CallLink phone={contact.phone} />}{' '}
        {contact.email && <MailLink email={contact.email} />}
      </p>
    </li>
  );
}

/** Who to call, in order. */
export function PlanCalls({ card }: { card: PlanCard }) {
  return (
    <PlanSection icon={Phone} title={t.call}>
      <ul className="grid gap-4 print:gap-0.5">
        <li className="grid gap-2 print:block">
          <p className="text-lg font-semibold print:inline print:text-xs">{t.lifeInDanger}</p>
          <p className="print:inline print:pl-1.5">
            <a
              href="tel:911"
              className={cn(
                buttonClass({ variant: 'action', size: 'large' }),
                'tabular print:inline print:min-h-0 print:p-0 print:text-xs print:text-ink [&_svg]:print:hidden',
              )}
            >
              <Phone className="size-5" aria-hidden="true" />
              911
            </a>
          </p>
        </li>
        {card.contacts.map((contact) => (
          <ContactLine key={contact.id} contact={contact} />
        ))}
      </ul>
      {card.contacts.length === 0 && (
        <p>
          <NotYet />
        </p>
      )}
    </PlanSection>
  );
}

const KIND_WORDS: Record<string, string> = t.insurance;

/** The insurer to report a loss to, and how to reach us. */
export function PlanInsurance({ card }: { card: PlanCard }) {
  return (
    <PlanSection icon={ShieldCheck} title={t.insuranceAndHelp}>
      <dl className="grid gap-3 print:gap-0.5">
        {card.policies.map(({ kind, carrier, policyNumber }) => (
          <PlanFact
            key={policyNumber}
            name={KIND_WORDS[kind] ?? t.insurance.other}
            value={`${carrier}, ${policyNumber}`}
          />
        ))}
        <div className="grid gap-1 print:block">
          <dt className="text-sm text-muted print:inline print:text-[0.6875rem] print:after:content-[':_']">
            {t.claimLine}
          </dt>
          <dd className="print:inline">
            {card.plan.claimPhone ? <CallLink phone={card.plan.claimPhone} /> : <NotYet />}
          </dd>
        </div>
        <div className="grid gap-1 print:block">
          <dt className="text-sm text-muted print:inline print:text-[0.6875rem] print:after:content-[':_']">
            {t.concierge(BRAND.name, CONCIERGE_HOURS)}
          </dt>
          <dd className="flex flex-wrap gap-2 print:inline">
            <CallLink phone={CONCIERGE_PHONE} /> <MailLink email={SUPPORT_EMAIL} />
          </dd>
        </div>
      </dl>
    </PlanSection>
  );
}
