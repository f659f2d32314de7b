/** Fires and road closures. What isn't listed is never called open. */

export const closureKinds = {
  full: 'Vía cerrada',
  ramp: 'Rampa cerrada',
  lanes: 'Algunos carriles cerrados',
  'one-way': 'Paso alternado en un solo sentido',
};

export const directions = {
  north: 'hacia el norte',
  south: 'hacia el sur',
  east: 'hacia el este',
  west: 'hacia el oeste',
  both: 'ambos sentidos',
};

export const zoneStatuses = {
  order: 'Orden de evacuación',
  warning: 'Advertencia de evacuación',
  advisory: 'Aviso',
  shelter: 'Refugiarse en el lugar',
  unknown: 'Estado en revisión',
};

export const badBox = 'Elija un área en el mapa';
