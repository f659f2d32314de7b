/** Official and declared zones in Operations. */
export const whatZones = 'the zones';
export const whatZone = 'the zone';
export const liveZones = 'Live zones';
export const noLiveZones = 'No live zones';
export const noLiveDetail = 'Zones from official sources appear here as soon as they’re published.';
export const legend = (homes: string) =>
  `Red: order. Yellow: warning. Blue: advisory. Purple: shelter in place. Dashed: can’t start services. Each dot is a home with services, ${homes} total.`;
export const searchZones = 'Search zones';
export const mapTitle = 'Map of live zones';
export const noZones = 'No zones.';
export const zones = 'Zones';
export const zone = 'Zone';
export const status = 'Status';
export const autoActivation = 'Auto-activation';
export const firstSeen = 'First seen';
export const homes = 'Homes';

// One zone
export const ended = 'Ended';
export const declaredByOurTeam = 'Declared by our team';
export const zoneFacts = (origin: string, first: string, last: string, homes: string) =>
  `${origin}. First seen ${first}, last seen ${last}. ${homes} with services.`;
export const viewIncident = 'View incident';
export const rule = (rule: string) => `Rule: ${rule}`;
export const noShape = 'The source gave no usable shape, so no homes are matched.';
export const historyAndEvidence = 'History and evidence';
export const versionsCaption = 'Versions of this zone, newest first';
export const version = 'Version';
export const when = 'When';
export const asPublished = 'As published';
export const why = 'Reason';
export const ruleHeader = 'Rule';
export const notRecorded = 'Not recorded';
export const evidence = 'Evidence';
export const byTeam = 'Decided by our team';
export const downloadEvidence = ': download the evidence';
export const correction = 'Correction';
export const correctionDetail = (homes: string) =>
  `Use this if only this zone was a mistake. Services it started for ${homes} stop, unless another order covers them. Everyone who got the order is notified.`;
export const zoneWasMistake = 'This zone was a mistake';
export const decide = 'Decide';
export const decided = 'Decision saved';
export const allow = 'Allow activation';
export const allowDetail =
  'Services start for homes inside an order. Homes inside a warning get a message to get ready.';
export const block = 'Block activation';
export const blockDetail = 'Services it started end, as if the order was lifted.';
export const endZone = 'End zone';
export const endDetail = 'Households inside are notified that the order was lifted.';
