import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Capability, PartnerDetail } from '#contract/outreach/partners.ts';
import { May } from '#web/core/accounts/may.tsx';
import { PaneSection } from '#web/office/admin/queue/detail-pane.tsx';
import { Button } from '#web/ui/button.tsx';
import { RemoveButton } from './remove-button.tsx';
import { setCapabilities } from './register-queries.ts';
import { ServiceDialog } from './service-dialog.tsx';
import { serviceWords } from './service-words.ts';
import * as t from '#text/office/partners.ts';
import { kinds } from '#text/outreach/partner-words.ts';

/** A partner's services, how far they reach, and their limits. */
export function Services({ partner }: { partner: PartnerDetail }) {
  const [open, setOpen] = useState<Capability | 'new' | null>(null);
  const save = useMutation(setCapabilities);
  const remove = (kind: Capability['kind']) =>
    save.mutateAsync({
      partnerId: partner.id,
      body: { capabilities: partner.capabilities.filter((one) => one.kind !== kind) },
    });
  return (
    <PaneSection title={t.services}>
      {partner.capabilities.length === 0 && <p className="text-muted">{t.noServices}</p>}
      <ul className="grid gap-3 empty:hidden">
        {partner.capabilities.map((capability) => (
          <li key={capability.kind} className="grid gap-2 rounded-control border border-line p-3">
            <p className="font-medium">{kinds[capability.kind]}</p>
            <p className="text-muted">{serviceWords(capability)}</p>
            <May use="partners.edit">
              <div className="flex flex-wrap gap-2">
                <Button variant="outline" size="small" onClick={() => setOpen(capability)}>
                  {t.edit}
                  <span className="sr-only">{kinds[capability.kind]}</span>
                </Button>
                <RemoveButton
                  what={kinds[capability.kind]}
                  title={t.removeServiceTitle(kinds[capability.kind])}
                  text={t.removeServiceText}
                  action={t.removeService}
                  onRemove={() => remove(capability.kind)}
                />
              </div>
            </May>
          </li>
        ))}
      </ul>
      <May use="partners.edit">
        <Button variant="outline" className="justify-self-start" onClick={() => setOpen('new')}>
          {t.addService}
        </Button>
      </May>
      {open && (
        <ServiceDialog
          partner={partner}
          {...(open === 'new' ? {} : { capability: open })}
          onClose={() => setOpen(null)}
        />
      )}
    </PaneSection>
  );
}
