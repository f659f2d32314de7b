/** The parts of an evacuation plan, as the activity names what changed. */
export const planParts = {
  meetingNear: 'punto de encuentro cerca de casa',
  meetingAway: 'punto de encuentro fuera de la zona',
  routes: 'rutas',
  gas: 'llave del gas',
  water: 'llave del agua',
  power: 'interruptor de luz',
  goBag: 'mochila de emergencia',
  neighbors: 'vecinos',
  seats: 'asientos',
  claimPhone: 'teléfono de reclamos',
};
