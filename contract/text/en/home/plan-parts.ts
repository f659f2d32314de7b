/** The parts of an evacuation plan, as the activity names what changed. */
export const planParts = {
  meetingNear: 'meeting place nearby',
  meetingAway: 'meeting place out of the area',
  routes: 'routes',
  gas: 'gas shut-off',
  water: 'water shut-off',
  power: 'power shut-off',
  goBag: 'go-bag',
  neighbors: 'neighbors',
  seats: 'seats',
  claimPhone: 'claim line',
};
