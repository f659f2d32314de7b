let canDraw: boolean | undefined;

/** Whether this browser can draw maps (WebGL 2). */
export function canDrawMaps(): boolean {
  if (canDraw) return true;
  const gl = document.createElement('canvas').getContext('webgl2');
  // Browsers keep few of them, and take the oldest away from a map on screen.
  gl?.getExtension('WEBGL_lose_context')?.loseContext();
  canDraw = gl !== null;
  return canDraw;
}
