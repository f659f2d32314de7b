/** At least this many degrees to each side: about 7 miles. */
const AROUND = 0.1;

/**
 * The area around a place, wide on purpose: the map then requests tiles of a whole region, and the tile URLs reveal
 * little about where the place is. People can zoom in from there.
 */
export const boxAround = ([lng, lat]: readonly [number, number]) => ({
  west: lng - AROUND,
  south: lat - AROUND,
  east: lng + AROUND,
  north: lat + AROUND,
});
