/** What's wrong with a question to the risk map. */
export const latitude = 'A latitude is between -90 and 90';
export const longitude = 'A longitude is between -180 and 180';
export const westernState = 'Use the two letters of a Western state, like CA';
export const enterPlace = 'Enter a city or a ZIP code';
export const noStreetNumber =
  'Leave out the street number. A link takes only a city with its state, or a ZIP code.';
export const enterAddress = 'Enter your address';
