/** The ways out on the evacuation plan. */
export const picture = 'Map of the streets around your home with your ways out. The steps are listed below.';
export const looking = 'Looking for ways out';
export const notLoaded = 'We couldn’t load your ways out. Your plan is saved.';
export const way = (number: number, heading: string, distance: string) =>
  `Way ${number}: ${heading}, ${distance}`;
export const none = {
  'no-road-data': 'We have no road map for your area yet. Write down two ways out that you have driven.',
  'data-ends-too-near':
    'Our road map ends too close to your home to find ways out. Write down two that you have driven.',
  'no-place': 'Place your home on the map, and we’ll show your ways out here.',
};
export const roadsAsOf = (day: string) => `Road map as of ${day}.`;
export const confirmIntro =
  'Read both ways with your household and drive them once. Then confirm: it counts toward your readiness score.';
export const confirm = 'We know our ways out';
export const confirmedAt = (day: string) => `Your household confirmed its ways out on ${day}.`;
export const notConfirmed = 'We couldn’t save your confirmation';
