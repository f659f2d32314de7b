export const noSuchTile = 'There is no such map tile. Zoom the map and try again.';
