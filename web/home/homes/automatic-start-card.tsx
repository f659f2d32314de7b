import { useMutation, useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { homesQuery, setAutomaticStart } from './queries.ts';

/** Whether an order starts hotel and cash by itself, for each home the member owns. */
export function AutomaticStartCard() {
  const homes = useQuery(homesQuery);
  const change = useMutation({
    ...setAutomaticStart,
    onSuccess: ({ startsByHand }) =>
      toast({
        title: startsByHand ? 'Automatic start is off' : 'Automatic start is on',
        text: startsByHand
          ? 'After an order, press Start my services on the Evacuation page.'
          : 'Hotel and cash start as soon as an order covers your home.',
      }),
    onError: (error) => toast({ title: 'Not saved', text: sentence(error), destructive: true }),
  });
  const own = (homes.data ?? []).filter(({ role, archivedAt }) => role === 'owner' && archivedAt === null);
  if (own.length === 0) return null;
  return (
    <CardSection
      title="Automatic start"
      text="On: when an official Evacuation Order covers your home, we book your hotel and send your cash right away, even if you can’t reach your phone. Off: we alert your household, but no room is held and no cash is sent until one of you presses Start my services on the Evacuation page. Rooms go quickly, so we recommend On."
    >
      <ul className="grid gap-2">
        {own.map(({ id, address, city, startsByHand }) => (
          <li key={id}>
            <Switch
              label={`${address}, ${city}`}
              checked={!startsByHand}
              disabled={change.isPending}
              onChange={() => change.mutate({ homeId: id, isAutomatic: startsByHand })}
            />
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
