import { userId } from '#server/core/accounts/tables.ts';
import { sql } from '#server/platform/drizzle.ts';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from '#server/platform/drizzle-tables.ts';
import { bytes, createdAt, flag, id, instant, isOneOf } from '#server/platform/tables.ts';
import { ALERT_KINDS, TOLD } from './told.ts';

/**
 * A place that a person watches. Its name, address and exact location are sealed. Only the cell of a tenth of a degree
 * around it (7 miles) is in clear text, to find the places near a zone.
 */
export const watchedPlaces = pgTable(
  'watched_places',
  {
    id: id(),
    userId: userId(),
    /** 1 to 5, each once per person: the database refuses a sixth place, however many requests race. */
    slot: smallint().notNull(),
    masterKeyId: text().notNull(),
    sealed: bytes().notNull(),
    cellLat: smallint().notNull(),
    cellLng: smallint().notNull(),
    /** What the person was last notified of. */
    told: text({ enum: TOLD }).notNull().default('none'),
    toldZoneId: uuid(),
    /** Incremented with every change of `told`: one alert for each. */
    version: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    unique('watched_places_of_person').on(t.id, t.userId),
    uniqueIndex('watched_places_slot').on(t.userId, t.slot),
    index('watched_places_cell').on(t.cellLat, t.cellLng),
    index('watched_places_told')
      .on(t.id)
      .where(sql`${t.told} <> 'none'`),
    check('watched_places_five', sql`${t.slot} between 1 and 5`),
    check('watched_places_told_known', isOneOf(t.told, TOLD)),
    check('watched_places_told_zone', sql`${t.told} = 'none' or ${t.toldZoneId} is not null`),
    check('watched_places_sealed', sql`octet_length(${t.sealed}) > 16`),
  ],
);

/** One alert about a change at a watched place. The key allows one per place and version. */
export const watchedAlerts = pgTable(
  'watched_alerts',
  {
    id: id(),
    placeId: uuid().notNull(),
    userId: userId(),
    version: integer().notNull(),
    kind: text({ enum: ALERT_KINDS }).notNull(),
    zoneId: uuid(),
    isPossible: flag(),
    /** `skipped`: they turned the kind off, or a newer change replaced it. `refused`: the address is unknown. */
    state: text({ enum: ['due', 'sent', 'skipped', 'refused'] })
      .notNull()
      .default('due'),
    at: instant().notNull(),
    leasedUntil: instant(),
    doneAt: instant(),
  },
  (t) => [
    // An alert belongs to the person who watches the place, and is deleted with their account.
    foreignKey({
      name: 'watched_alerts_place_of_person',
      columns: [t.placeId, t.userId],
      foreignColumns: [watchedPlaces.id, watchedPlaces.userId],
    }).onDelete('cascade'),
    uniqueIndex('watched_alerts_once').on(t.placeId, t.version),
    index().on(t.userId),
    index('watched_alerts_due')
      .on(t.at)
      .where(sql`${t.state} = 'due'`),
    check('watched_alerts_kind_known', isOneOf(t.kind, ALERT_KINDS)),
    check('watched_alerts_state_known', isOneOf(t.state, ['due', 'sent', 'skipped', 'refused'])),
    check('watched_alerts_done', sql`(${t.state} = 'due') = (${t.doneAt} is null)`),
  ],
);
