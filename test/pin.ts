import type { PinEvidence } from '#contract/home/homes.ts';

/** A pin placed on a map with visible streets: as exact as a pin can be without images. */
export const PIN_EVIDENCE: PinEvidence = { how: 'map', zoom: 18, hasStreets: true };
