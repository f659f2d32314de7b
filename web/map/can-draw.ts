/** Whether this browser can draw maps (WebGL 2). */
export const canDrawMaps = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;
