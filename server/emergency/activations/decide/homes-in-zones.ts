/** Types for the homes that decisions are about. */
import type { LiveZone } from '#server/emergency/alerts/alerts.ts';
import type { PlacedHome } from '#server/home/homes/homes.ts';
import type { Entitled } from './eligibility.ts';

export type Inside = { home: PlacedHome; zone: LiveZone };

/** A home that an official zone covers or, if it is only roughly located, may cover. */
export type Alerted = Inside & { isPossible: boolean };

/** A household whose services start now. */
export type Starting = {
  home: Pick<PlacedHome, 'id' | 'userId' | 'lat' | 'lng'>;
  entitled: Entitled;
  orderAt: Date;
  zoneId: string;
  zoneVersion: number;
};

/** A current or past activation of a home. */
export type PriorActivation = {
  incidentId: string;
  homeId: string;
  state: 'active' | 'lifted' | 'cancelled';
  endedMs: number | null;
};
