import { useQuery } from '@tanstack/react-query';
import { Phone } from 'lucide-react';
import { formatPhone } from '#contract/phone.ts';
import { buttonClass } from '#web/ui/button-class.ts';
import { Dialog, DialogContent, DialogText, DialogTitle } from '#web/ui/dialog.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { conciergeCaseQuery } from './queries.ts';
import * as t from '#text/office/operations-incident.ts';

type CaseDialogProps = { incidentId: string; homeId: string; onClose: () => void };

/** What the concierge needs to help one household. The household sees the same list. */
export function CaseDialog({ incidentId, homeId, onClose }: CaseDialogProps) {
  const query = useQuery(conciergeCaseQuery(incidentId, homeId));
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent wide>
        <DialogTitle>{t.evacuationCase}</DialogTitle>
        <DialogText>{t.caseNote}</DialogText>
        <Loaded query={query} what={t.whatCase}>
          {({ facts, phones }) => (
            <>
              <ul className="grid gap-2">
                {facts.map((fact) => (
                  <li key={fact} className="wrap-anywhere">
                    {fact}
                  </li>
                ))}
              </ul>
              {phones.length === 0 && <p>{t.noPhone}</p>}
              <ul className="flex flex-wrap gap-2">
                {phones.map(({ name, phone }) => (
                  <li key={phone}>
                    <a href={`tel:${phone}`} className={buttonClass({ variant: 'primary' })}>
                      <Phone className="size-5" aria-hidden="true" />
                      {name}, {formatPhone(phone)}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
        </Loaded>
      </DialogContent>
    </Dialog>
  );
}
