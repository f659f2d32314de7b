import type { PinEvidence } from '#contract/home/homes.ts';

/** A pin set on a map with streets in view: as exact as a pin can be without images. */
export const PIN_EVIDENCE: PinEvidence = { how: 'map', zoom: 18, hasStreets: true };
