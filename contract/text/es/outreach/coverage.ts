/** Whether we cover a place: on the waitlist, in its email, and on the risk map. */
export const states = { NV: 'Nevada', AZ: 'Arizona' };
export const covered =
  'Su dirección está en California, donde hoy cubrimos todos los condados. El siguiente paso es la aprobación previa de su casa.';
export const planned = (state: string) =>
  `Estamos preparando ${state}. Todavía no lo cubrimos; le escribiremos cuando haya una fecha.`;
export const notYet = 'Todavía no cubrimos su estado. Le escribiremos cuando eso cambie.';
export const unknown =
  'No pudimos saber el estado por esta dirección. Nuestro equipo la revisará y le escribirá.';

// For a visitor who looked up a place and hasn't joined.
export const placeCovered =
  'Este lugar está en California, donde hoy cubrimos todos los condados. El siguiente paso es la aprobación previa de la casa.';
export const placePlanned = (state: string) =>
  `Estamos preparando ${state} y todavía no lo cubrimos. Inscríbase en la lista de espera y le escribiremos cuando haya una fecha.`;
export const placeNotYet =
  'Todavía no cubrimos este estado. Inscríbase en la lista de espera y le escribiremos cuando eso cambie.';
