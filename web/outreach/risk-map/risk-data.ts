import { useEffect, useState } from 'react';
import type {
  AddressRisk,
  CountyRisk,
  Disaster,
  Partner,
  RiskArea,
  RiskSource,
} from '#contract/outreach/risk-map.ts';
import type { OfficialStatusHere } from '#contract/outreach/official-status.ts';
import { locale } from '#text/locale.ts';
import { ApiError } from '#web/lib/api-error.ts';

type Items = { areas: RiskArea; disasters: Disaster; partners: Partner; counties: CountyRisk };
type Kind = keyof Items;
/** What every list contains. */
export type RiskItems = { [K in Kind]: readonly Items[K][] };
export type RiskList<K extends Kind> = { items: Items[K][]; sources: RiskSource[] };

type Sent = { method: 'POST'; headers: Record<string, string>; body: string };

/** Public pages load neither zod nor `call`: the response is from our own server. */
async function ask<T>(url: string, sent?: Sent): Promise<T> {
  const headers = { ...sent?.headers, 'accept-language': locale };
  const reply = await fetch(url, { ...sent, headers });
  if (!reply.ok) throw new ApiError(reply.status, await reply.text(), reply.statusText);
  return (await reply.json()) as T;
}

const asked = new Map<Kind, Promise<unknown>>();

/** Requests each list once per page; retries after a failure. */
export function readList<K extends Kind>(kind: K): Promise<RiskList<K>> {
  const known = asked.get(kind) as Promise<RiskList<K>> | undefined;
  if (known) return known;
  const list = ask<RiskList<K>>(`/api/risk/${kind}`);
  asked.set(kind, list);
  list.catch(() => asked.delete(kind));
  return list;
}

export type Loaded<T> =
  | { status: 'loading'; data: null }
  | { status: 'error'; data: null; retry: () => void }
  | { status: 'ready'; data: T };

/** Loads a list once it's needed. `first` is the part that the page's HTML has. */
export function useRiskList<K extends Kind>(
  kind: K,
  isWanted = true,
  first?: RiskList<K>,
): Loaded<RiskList<K>> {
  const [attempt, setAttempt] = useState(0);
  const [loaded, setLoaded] = useState<Loaded<RiskList<K>>>(
    first ? { status: 'ready', data: first } : { status: 'loading', data: null },
  );
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    const retry = () => {
      setLoaded({ status: 'loading', data: null });
      setAttempt((n) => n + 1);
    };
    readList(kind).then(
      (data) => isCurrent && setLoaded({ status: 'ready', data }),
      () => isCurrent && setLoaded({ status: 'error', data: null, retry }),
    );
    return () => {
      isCurrent = false;
    };
  }, [kind, isWanted, attempt]);
  return loaded;
}

/** Sends the user's address by POST, so that it appears in no URL or log. */
const post = <T>(url: string, body: object): Promise<T> =>
  ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const fetchAddressRisk = (
  where: { address: string } | { lat: number; lng: number },
): Promise<AddressRisk> => post('/api/risk/address', where);

export const fetchOfficialStatus = (
  where: Pick<AddressRisk, 'precision'> & { lat: number; lng: number },
): Promise<OfficialStatusHere> => post('/api/evacuation/status', where);

/** A city or ZIP code, as in a shared link. */
export const fetchPlaceRisk = (place: string): Promise<AddressRisk> =>
  ask(`/api/risk/address?place=${encodeURIComponent(place)}`);
