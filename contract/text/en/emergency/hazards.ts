/** Fires and road closures. What isn't listed is never called open. */

export const closureKinds = {
  full: 'Road closed',
  ramp: 'Ramp closed',
  lanes: 'Some lanes closed',
  'one-way': 'One-way traffic control',
};

export const directions = {
  north: 'northbound',
  south: 'southbound',
  east: 'eastbound',
  west: 'westbound',
  both: 'both directions',
};

export const zoneStatuses = {
  order: 'Evacuation Order',
  warning: 'Evacuation Warning',
  advisory: 'Advisory',
  shelter: 'Shelter in Place',
  unknown: 'Status under review',
};

export const badBox = 'Choose an area on the map';
