import { useQuery } from '@tanstack/react-query';
import { ZoneWords } from '#web/emergency/places/zone-words.tsx';
import { waysOutQuery } from './queries.ts';
import { looking, notLoaded } from '#text/emergency/ways-out.ts';

/** The home's official zone. It comes with the ways out, so that a device stores it for offline use, too. */
export function PlanZone() {
  const { data, isPending } = useQuery(waysOutQuery);
  if (isPending) return <p className="text-muted">{looking}</p>;
  return data?.zone ? <ZoneWords answer={data.zone} /> : <p className="text-muted">{notLoaded}</p>;
}
