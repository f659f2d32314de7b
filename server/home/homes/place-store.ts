/** Where homes are, for matching them with official zones. */
import { APPROVALS } from '#contract/home/protection.ts';
import type { Queryable } from '#server/platform/db.ts';
import { codeOf, eachRecord, instantAt, isAny, readPacked, uuidAt, uuids } from '#server/platform/packed.ts';
import { sql } from '#server/platform/drizzle.ts';
import { homes } from './tables.ts';
import type { HomeRow } from './store.ts';

export type Box = { west: number; south: number; east: number; north: number };
export type PlacedHome = {
  id: string;
  userId: string;
  lat: number;
  lng: number;
  accuracy: NonNullable<HomeRow['accuracy']>;
  /** When this location was set, in milliseconds. */
  locatedMs: number;
  /** When the current owner got the home from another one; zero if they added it. */
  ownedMs: number;
  approval: HomeRow['approval'];
  /** When the owner's membership protects this home: from, and up to but not including. */
  protectedFromMs: number;
  protectedUntilMs: number;
  /** Services wait until the household starts them. */
  startsByHand: boolean;
};

const inBox = ({ west, south, east, north }: Box) =>
  sql`lat between ${south} and ${north} and lng between ${west} and ${east}`;

const KNOWN = {
  precisely: sql`accuracy in ('pin', 'rooftop')`,
  roughly: sql`accuracy in ('street', 'zip')`,
};

const ACCURACIES = ['pin', 'rooftop', 'street', 'zip'] as const;

/**
 * Each precision uses its own index. Rows come packed, because there can be tens of thousands. Columns that few homes
 * have come separately, so that the others don't pay for them.
 */
export async function homesInBox(
  db: Queryable,
  box: Box,
  known: keyof typeof KNOWN,
  isWanted?: (lng: number, lat: number) => boolean,
): Promise<PlacedHome[]> {
  const found: PlacedHome[] = [];
  const { rows } = await db.execute<{ packed: Buffer | null; rare: Buffer | null }>(sql`
    select string_agg(uuid_send(id) || uuid_send(user_id) || float8send(lat) || float8send(lng)
      || ${codeOf(homes.accuracy, ACCURACIES)} || timestamptz_send(coalesce(located_at, created_at))
      || ${codeOf(homes.approval, APPROVALS)} || timestamptz_send(coalesce(protected_from, 'infinity')), '')
      as packed,
      string_agg(uuid_send(id) || timestamptz_send(coalesce(owned_since, 'epoch'))
      || timestamptz_send(coalesce(protected_until, 'infinity')) || boolsend(starts_by_hand), '')
      filter (where owned_since is not null or protected_until is not null or starts_by_hand) as rare
    from homes where archived_at is null and ${KNOWN[known]} and ${inBox(box)}`);
  eachRecord(rows[0]?.packed, 66, (bytes, at) => {
    const lat = bytes.readDoubleBE(at + 32);
    const lng = bytes.readDoubleBE(at + 40);
    if (isWanted && !isWanted(lng, lat)) return;
    found.push({
      id: uuidAt(bytes, at),
      userId: uuidAt(bytes, at + 16),
      lat,
      lng,
      accuracy: ACCURACIES[bytes.readUInt8(at + 48)] ?? 'zip',
      locatedMs: instantAt(bytes, at + 49),
      ownedMs: 0,
      approval: APPROVALS[bytes.readUInt8(at + 57)] ?? 'review',
      protectedFromMs: instantAt(bytes, at + 58),
      protectedUntilMs: Infinity,
      startsByHand: false,
    });
  });
  addRareFacts(found, rows[0]?.rare);
  return found;
}

/** The exceptions: a new owner, the end of a protection, and a manual start. */
function addRareFacts(found: readonly PlacedHome[], rare: Buffer | null | undefined): void {
  if (!rare) return;
  const byId = new Map(found.map((home) => [home.id, home]));
  eachRecord(rare, 33, (bytes, at) => {
    const home = byId.get(uuidAt(bytes, at));
    if (!home) return;
    home.ownedMs = instantAt(bytes, at + 16);
    home.protectedUntilMs = instantAt(bytes, at + 24);
    home.startsByHand = bytes.readUInt8(at + 32) === 1;
  });
}

type Place = Pick<HomeRow, 'id' | 'lat' | 'lng' | 'accuracy'> & { isArchived: boolean };

/** Locations of these homes, if they still exist. Packed, as above. */
export async function placesOf(db: Queryable, homeIds: readonly string[]): Promise<Place[]> {
  const found: Place[] = [];
  const statement = sql`
    select string_agg(uuid_send(id) || float8send(coalesce(lat, 'NaN')) || float8send(coalesce(lng, 'NaN'))
      || ${codeOf(homes.accuracy, ACCURACIES)} || boolsend(archived_at is not null), '') as packed
    from homes where id ${isAny(uuids(homeIds))}`;
  const orNull = (n: number) => (Number.isNaN(n) ? null : n);
  await readPacked(db, statement, 34, (bytes, at) =>
    found.push({
      id: uuidAt(bytes, at),
      lat: orNull(bytes.readDoubleBE(at + 16)),
      lng: orNull(bytes.readDoubleBE(at + 24)),
      accuracy: ACCURACIES[bytes.readUInt8(at + 32)] ?? null,
      isArchived: bytes.readUInt8(at + 33) === 1,
    }),
  );
  return found;
}
