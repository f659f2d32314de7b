import { boolean, pgTable, smallint, text, uuid } from '#server/platform/drizzle-tables.ts';
import { day, degrees, instant } from '#server/platform/tables.ts';

/**
 * Hotels with their data from the register of partners. In the database it is a view through which the planner can
 * still use the register's indexes. It is declared as a table here because Drizzle types only tables well in joins.
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
  /** The partner is active. It takes new households only while its documents and a contact are valid, too. */
  isActive: boolean().notNull(),
  fitUntil: day(),
  /** It let a request lapse, and gets no new households until it answers. */
  silentSince: instant(),
  /** Fictional, for the demo. */
  isSample: boolean().notNull(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});
