/** Por qué un enlace a la recuperación no se puede crear o abrir. */
export const deadLink = 'Este enlace no funciona. Pida uno nuevo a quien se lo envió.';
export const wrongCode = 'Este código es incorrecto. Revíselo o pregunte a quien se lo envió.';
export const manyLinks = (most: number) =>
  `Una casa puede tener ${most} enlaces activos. Revoque uno primero.`;
export const noSuchLink = 'No existe ese enlace.';
