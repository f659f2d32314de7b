import { boolean, pgTable, smallint, text, uuid } from '#server/platform/drizzle-tables.ts';
import { day, degrees, instant } from '#server/platform/tables.ts';

/**
 * Hotels with what the register of partners knows of them. In the database it is a view, through which the planner
 * still uses the register's indexes; it is described as a table here because only those are typed well in joins.
 */
export const hotelPlaces = pgTable('hotel_places', {
  id: uuid().notNull(),
  name: text().notNull(),
  address: text().notNull(),
  city: text().notNull(),
  state: text().notNull(),
  zip: text().notNull(),
  lat: degrees().notNull(),
  lng: degrees().notNull(),
  stars: smallint().notNull(),
  phone: text().notNull(),
  /** The partner is active. It takes new households while it is fit, too. */
  isActive: boolean().notNull(),
  fitUntil: day(),
  /** It let a request lapse, and gets no one until it answers. */
  silentSince: instant(),
  /** Fictional, for the demo. */
  isSample: boolean().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
