/** Official information that starts no services. */

export const informationNames = {
  'shelter-in-place': 'Shelter in Place',
  advisories: 'Evacuation advisory',
  'red-flag': 'Red Flag Warning',
  'power-shutoff': 'Power shutoff',
};
