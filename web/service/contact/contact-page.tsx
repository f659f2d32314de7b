import { Clock, LifeBuoy, Mail, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { SUPPORT_EMAIL } from '#web/lib/contacts.ts';
import { deferredSection } from '#web/lib/deferred-section.tsx';
import { Link } from '#web/lib/link.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import * as t from '#text/service/contact.ts';

// The prerendered form can already be sent; its code loads when the page is idle.
const ContactForm = deferredSection(() => import('./contact-form.tsx').then((m) => m.ContactForm));
/** Loads the deferred sections. */
export const preloadSections = ContactForm.preload;

const QUESTIONS = [
  { label: t.questions.preApproval, to: '/faq#pre-approval' },
  { label: t.questions.coverage, to: '/faq#coverage' },
  { label: t.questions.cancel, to: '/faq#cancel' },
  { label: t.questions.data, to: '/faq#export-and-delete' },
];

const linkClass =
  'inline-flex min-h-11 items-center font-medium text-pine-ink underline decoration-1 underline-offset-4 hover:decoration-2';

function Emergency() {
  return (
    <section
      aria-labelledby="emergency-title"
      className="grid gap-3 rounded-card border border-amber/70 bg-amber-soft p-5 @4xl:col-start-2"
    >
      <h2 id="emergency-title" className="text-xl">
        {t.inEmergency}
      </h2>
      <p>{t.inEmergencyText}</p>
      <a href="tel:911" className={buttonClass({ variant: 'outline', className: 'justify-self-start' })}>
        <Phone className="size-5" aria-hidden="true" />
        {t.call911}
      </a>
    </section>
  );
}

type PointProps = { icon: ReactNode; title: string; children: ReactNode };

function Point({ icon, title, children }: PointProps) {
  return (
    <section className="flex gap-4">
      <span className="mt-0.5 shrink-0 text-pine-ink">{icon}</span>
      <div className="min-w-0">
        <h2 className="text-lg">{title}</h2>
        {children}
      </div>
    </section>
  );
}

export function ContactPage() {
  return (
    <div className="@container mx-auto max-w-6xl px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
      <h1 className="text-4xl @xl:text-5xl @4xl:text-6xl">{t.contactSupport}</h1>
      <p className="mt-4 max-w-2xl text-lg text-muted">{t.intro}</p>
      {/* On a phone the 911 notice comes first; on wide screens it's beside the form. */}
      <div className="mt-8 grid items-start gap-8 @4xl:mt-12 @4xl:grid-cols-[minmax(0,1fr)_20rem] @4xl:grid-rows-[auto_1fr] @4xl:gap-x-12 @5xl:gap-x-16">
        <Emergency />
        <section
          aria-labelledby="form-title"
          className="@container grid gap-6 rounded-card border border-line bg-raised p-5 @3xl:p-8 @4xl:col-start-1 @4xl:row-span-2 @4xl:row-start-1"
        >
          <h2 id="form-title" className="text-2xl">
            {t.sendUsMessage}
          </h2>
          <ContactForm />
        </section>
        <div className="grid gap-8 @4xl:col-start-2">
          <Point icon={<Clock className="size-6" aria-hidden="true" />} title={t.whatToExpect}>
            <p className="mt-1 text-muted">{t.whatToExpectText}</p>
          </Point>
          <Point icon={<Mail className="size-6" aria-hidden="true" />} title={t.byEmail}>
            <a href={`mailto:${SUPPORT_EMAIL}`} className={`${linkClass} wrap-anywhere`}>
              {SUPPORT_EMAIL}
            </a>
          </Point>
          <Point icon={<LifeBuoy className="size-6" aria-hidden="true" />} title={t.quickAnswers}>
            <ul className="mt-1 grid">
              {QUESTIONS.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to} className={linkClass}>
                    {label}
                  </Link>
                </li>
              ))}
              <li>
                <Link to="/faq" className={linkClass}>
                  {t.allQuestions}
                </Link>
              </li>
            </ul>
          </Point>
        </div>
      </div>
    </div>
  );
}
