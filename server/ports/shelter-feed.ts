import type { SourcePort } from './alert-feed.ts';

/** A shelter that one source lists as open. */
export type ReportedShelter = {
  /** The source's id for it. */
  key: string;
  name: string;
  /** Street, city and ZIP code in one line, as far as the source has them. */
  address: string | null;
  lat: number;
  lng: number;
  /** How many evacuees it has room for. */
  capacity: number | null;
  /** How many are there, as last counted. */
  people: number | null;
  /** Null: the source doesn't say. */
  takesPets: boolean | null;
  isAccessible: boolean | null;
};

/** The content of a response. A row that can't be read puts the whole response in doubt; others are only counted. */
export type ShelterContent = {
  shelters: ReportedShelter[];
  unreadable: number;
  /** Rows that don't say "open". */
  others: number;
  problem: string | null;
};

/** One official source of open shelters. */
export type ShelterFeedPort = SourcePort<ShelterContent>;
