import { useMutation } from '@tanstack/react-query';
import { BedDouble } from 'lucide-react';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { askForRooms } from './hotel-request-queries.ts';
import * as t from '#text/office/hotel-requests.ts';

/** Asks all hotels in range at once for free rooms. Runs automatically where households wait. */
export function CapacityCall({ incidentId }: { incidentId: string }) {
  const ask = useMutation({
    ...askForRooms,
    onSuccess: ({ hotels }) => toast({ title: hotels > 0 ? t.askedHotels(hotels) : t.noHotels }),
    onError: (error: Error) => toast({ title: t.notAsked, text: sentence(error), destructive: true }),
  });
  return (
    <Section icon={BedDouble} title={t.askForRooms}>
      <p>{t.askForRoomsDetail}</p>
      <div>
        <Button variant="outline" busy={ask.isPending} onClick={() => ask.mutate(incidentId)}>
          {t.askForRooms}
        </Button>
      </div>
    </Section>
  );
}
