/** Can this browser draw maps at all? */
export const canDrawMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
