import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { useState } from 'react';
import { formatPhone } from '#contract/phone.ts';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Facts } from '#web/office/admin/queue/facts.tsx';
import { sentence } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { memberContactQuery } from './members-queries.ts';
import * as t from '#text/office/admin-members.ts';

const linkClass =
  'inline-flex min-h-11 items-center text-pine-ink underline underline-offset-4 wrap-anywhere';

/** A member's email address and phone number, shown only on click, because every view is logged. */
export function MemberContact({ userId }: { userId: string }) {
  const [shownFor, setShownFor] = useState<string>();
  const isAsked = shownFor === userId;
  const contact = useQuery({ ...memberContactQuery(userId), enabled: isAsked });
  return (
    <PaneSection title={t.contact}>
      {/* Always rendered, so that screen readers announce what appears. */}
      <div role="status" className="grid justify-items-start gap-2">
        {!isAsked || contact.isPending ? (
          <>
            <Button variant="secondary" busy={contact.isFetching} onClick={() => setShownFor(userId)}>
              <Phone className="size-5" aria-hidden="true" />
              {t.showContact}
            </Button>
            <p className="text-sm text-muted">{t.contactLogged}</p>
          </>
        ) : contact.data ? (
          <Facts
            facts={[
              [
                t.email,
                <a key="email" href={`mailto:${contact.data.email}`} className={linkClass}>
                  {contact.data.email}
                </a>,
              ],
              [
                t.phone,
                contact.data.phone ? (
                  <a key="phone" href={`tel:${contact.data.phone}`} className={linkClass}>
                    {formatPhone(contact.data.phone)}
                  </a>
                ) : (
                  t.noPhone
                ),
              ],
            ]}
          />
        ) : (
          <ErrorState
            title={t.contactNotLoaded}
            text={sentence(contact.error)}
            retrying={contact.isFetching}
            onRetry={() => void contact.refetch()}
          />
        )}
      </div>
    </PaneSection>
  );
}
