/** What the risk map's lookup says, and the sources of its figures. */
export const near = (town: string) => `Near ${town}`;
export const placeNotFound =
  'We couldn’t find this place. Try a five-digit ZIP code, or a city and its state, like Paradise, CA.';
export const placeGuess = (guess: string) =>
  `We couldn’t find this place. Did you mean ${guess}? Try a five-digit ZIP code, or a city and its state, like Paradise, CA.`;
export const addressNotFound =
  'We couldn’t find this address. Add its city and state, or its five-digit ZIP code.';
export const addressGuess = (guess: string) =>
  `We couldn’t find this address. Did you mean ${guess}? Add its city and state, or its five-digit ZIP code.`;
export const outside =
  'This point is outside the counties of the United States. Choose a place on land, or enter an address.';

// Sources. FEMA requires its statement wherever its figures are shown.
export const femaLine = (cited: string) => `FEMA National Risk Index ${cited}; not endorsed by FEMA`;
export const femaDisclaimer = (cited: string) =>
  `County figures are from the National Risk Index ${cited}, published by the Federal Emergency Management Agency. ` +
  'This product is not endorsed by FEMA, and FEMA cannot vouch for figures or conclusions drawn from its data ' +
  'after they leave its website. A score is a rank among all US counties from 0 to 100: it compares counties and ' +
  'says nothing certain about one home.';
export const disasters = {
  name: 'Public records of each disaster',
  line: 'CAL FIRE, USGS and published reports, named with each event',
  disclaimer:
    'Figures are as reported by the sources named with each event. Reports differ, and a figure that wasn’t reported ' +
    'is left blank. Severity is our own scale, by the worst of deaths, damage, people evacuated and acres burned. ' +
    'Distances are to the point where the event began, or to the town it struck.',
};
export const partnersName = (brand: string) => `${brand} support network`;
export const partnersLine = (brand: string) =>
  `${brand} support network; partners marked as samples aren’t real businesses`;
export const partnersDisclaimer =
  'Partners marked as samples show what the network looks like. Their names, telephone numbers and figures are made up.';
