/** One suggestion from Google. */
export const prediction = (text: string, types: string[], placeId = text) => ({
  placePrediction: {
    placeId,
    text: { text },
    structuredFormat: { mainText: { text: text.split(',')[0] } },
    types,
  },
});
/** One place from Photon. */
export const feature = (properties: object, coordinates = [-121.61, 39.76]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'W', osm_id: 7, countrycode: 'US', state: 'California', ...properties },
});
/** One match from the Census geocoder. */
export const match = (matchedAddress: string, city: string, state: string, zip: string) => ({
  matchedAddress,
  coordinates: { x: -121.61, y: 39.76 },
  addressComponents: { city, state, zip },
});
