import { useMutation, useQuery } from '@tanstack/react-query';
import { sentence } from '#web/lib/api-error.ts';
import { toast } from '#web/lib/toast.ts';
import { CardSection } from '#web/ui/card-section.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { homesQuery, setAutomaticStart } from './queries.ts';
import * as t from '#text/home/homes.ts';

/** Whether an order starts hotel and cash automatically, for each home the member owns. */
export function AutomaticStartCard() {
  const homes = useQuery(homesQuery);
  const change = useMutation({
    ...setAutomaticStart,
    onSuccess: ({ startsByHand }) =>
      toast({
        title: startsByHand ? t.automaticOff : t.automaticOn,
        text: startsByHand ? t.automaticOffText : t.automaticOnText,
      }),
    onError: (error) => toast({ title: t.automaticNotSaved, text: sentence(error), destructive: true }),
  });
  const own = (homes.data ?? []).filter(({ role, archivedAt }) => role === 'owner' && archivedAt === null);
  if (own.length === 0) return null;
  return (
    <CardSection title={t.automaticStart} text={t.automaticText}>
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
