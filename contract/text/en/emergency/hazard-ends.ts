/** The written rules by which a closure or a fire ends. Only a complete, current response of its own source does. */
export const endRules = {
  'picked-up': 'The crew reported that the closure was removed.',
  canceled: 'The source canceled the closure.',
  'end-passed': 'Its end time passed, and a complete response from after that time doesn’t extend it.',
  'fire-out': 'The source reports that the fire is out.',
  inactive: 'The source marks the fire as inactive.',
  prescribed: 'It is a planned burn, not a wildfire.',
  'not-listed':
    'Complete responses no longer list it, three times in a row over the time set for its source.',
  'not-listed-12-hours': 'Complete responses over 12 hours no longer list it. It left with most of the list.',
};
