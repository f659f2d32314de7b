/** What people accept when they join, and again after a change. */
export const read = (document: string) => `Leer: ${document}`;
export const changed = 'Nuestros términos cambiaron';
export const changedDetail =
  'Léalos y acéptelos. Hasta entonces se aplican los términos que aceptó antes. Su membresía continúa, y puede hacerlo más tarde.';
export const notSaved = 'No se guardó';
export const notNow = 'Ahora no';
export const accept = 'Acepto';
