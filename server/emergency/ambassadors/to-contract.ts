import type { z } from 'zod';
import type { Application } from '#contract/emergency/ambassadors.ts';
import { canApplyAgainAt } from './application-rules.ts';
import type { AmbassadorRow } from './store.ts';

/** An application as the applicant sees it. */
export const toApplication = (row: AmbassadorRow): z.input<typeof Application> => ({
  state: row.state,
  name: row.name,
  county: row.county,
  zip: row.zip,
  area: row.area,
  since: row.stateAt,
  reason: row.state === 'declined' || row.state === 'suspended' ? row.stateReason : null,
  again: canApplyAgainAt(row),
});
