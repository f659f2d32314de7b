/** Where a home is on the map, how exactly we know it, and placing its pin. */

// How exactly we know it.
export const precision = {
  none: 'Not on the map yet',
  exact: 'Exact',
  zip: 'ZIP code only',
  unmeasured: 'Pin not measured',
  street: 'Street only',
  halfMile: 'Within about half a mile',
  within: (feet: string) => `Within about ${feet} ft`,
};
export const checkPin = (precision: string) => `${precision}: check the pin`;
export const placePinHint = (precision: string) => `${precision}: place the pin`;
export const feet = (feet: number) => `${feet} ft`;
export const miles = (miles: string) => `${miles} mi`;
export const unknown = 'We don’t know where this home is yet. Place the pin.';
export const zipOnly =
  'We know the ZIP code, not the street. If an order is near, we’ll alert you, but our team reviews hotel and cash before they start. Place the pin on your roof.';
export const rooftop = 'We found this address on its rooftop. Services can start automatically.';
export const unmeasuredPin =
  'You placed this pin before we measured how exact pins are. Services can start automatically. Open the map and save the pin again to confirm it.';
export const measuredPin = 'You placed this pin with your street in view. Services can start automatically.';
export const streetOnly =
  'We know the street, not the house. If an order is near, we’ll alert you, but our team reviews hotel and cash before they start. Place the pin on your roof.';
export const disputed =
  'The pin and the address we looked up don’t match. If an order is near, we’ll alert you, but our team reviews hotel and cash before they start. Check the address and the pin.';
export const placedBlind =
  'You placed this pin without streets in view. If an order is near, we’ll alert you, but our team reviews hotel and cash before they start. Place it again where the map shows your street, or use your location while you’re at home.';
export const fromZip = (distance: string) =>
  `The pin is ${distance} from the center of your ZIP code. We couldn’t look up the street.`;
export const fromAddress = (distance: string) => `The pin is ${distance} from the address we looked up.`;

// The dialog.
export const placeTitle = 'Place your home on the map';
export const placeText =
  'Zoom in to your street, then tap your roof or drag the pin onto it. With an exact pin, hotel and cash start automatically. Otherwise our team reviews them first.';
export const guess = {
  zip: 'The pin is in the center of your ZIP code, not on your home. Tap the map, drag the pin, use your location or enter coordinates. Then save it.',
  street:
    'The pin is on your street, not on your home. Tap the map, drag the pin, use your location or enter coordinates. Then save it.',
  none: 'We don’t know where this home is yet. Tap the map, drag the pin, use your location or enter coordinates. Then save it.',
};
export const precisionLabel = 'Precision:';
export const pinAt = (lat: string, lng: string) => `Pin at ${lat}, ${lng}`;
export const useMyLocation = 'Use my location';
export const aerialView = 'Aerial view';
export const enterCoordinates = 'Enter coordinates';
export const latitude = 'Latitude';
export const longitude = 'Longitude';
export const westIsNegative = 'West is negative.';
export const enterNumber = (example: string) => `Enter a number, like ${example}`;
export const savePin = 'Save pin';
export const saving = 'Saving...';
export const moveFirst = 'Move the pin to your roof first.';
export const pinSaved = 'Pin saved';
export const savedExact = (precision: string) => `Precision: ${precision}. Services can start automatically.`;
export const savedForReview = (precision: string) =>
  `Precision: ${precision}. Our team reviews hotel and cash before they start.`;
export const error = 'Error';
export const notSaved = 'Failed to save home information.';
export const farTitle = (distance: string) => `The pin is ${distance} away`;
export const farFromAddress = (address: string) =>
  `That’s far from the address we looked up for ${address}. If you save it, our team reviews hotel and cash before they start.`;
export const farFromBefore = (address: string) =>
  `That’s far from where we had ${address}. Orders are matched by the pin: save it only if the home is there.`;
export const saveThere = 'Save pin there';
export const lookAgain = 'Go back';

// The map.
export const mapTitle = 'Map to place your home';
export const loadingMap = 'Loading the map';
export const pinLabel = 'Your home’s pin';
export const mapKeys =
  'Arrow keys move the pin; hold Shift to move it farther. Tap the map to put it there. If the map shows more than your street, the first tap or key zooms in. Plus and minus zoom.';
export const tapToZoom = 'Tap near your home to zoom in to its street.';
export const zoomedIn = 'Zoomed in. Now tap your roof.';
export const noStreets =
  'We can’t load streets right now, so a pin set here is approximate. Use your location while you’re at home, or try again later.';
export const cannotDraw =
  'This browser can’t draw the map, so a pin you enter is approximate. Use your location while you’re at home for an exact one, or enter coordinates.';
export const mapNotLoaded = 'The map didn’t load. You can enter the coordinates below.';

// The device's location.
export const locationRefused = 'Your browser didn’t share your location. Place the pin on the map instead.';
export const deviceVague = (feet: string) =>
  `Your device knows its location only to about ${feet} ft. Move the pin onto your roof.`;
export const deviceFound = (feet: string) =>
  `Found to within about ${feet} ft. Save it only if you’re at home.`;
