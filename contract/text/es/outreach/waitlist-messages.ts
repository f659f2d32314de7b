/** The email that confirms a waitlist request, why a request can't be changed, and whether we cover a place. */
export const subject = (brand: string) => `Está en la lista de espera de ${brand}`;
export const greeting = 'Está en la lista';
export const review =
  'Nuestro equipo revisa cada casa antes de que se inscriba. Cuando la suya esté aprobada, le enviaremos una invitación para elegir un plan. Hasta entonces no se le cobra nada.';
export const placeKept = 'Le guardamos su lugar. No se le cobra nada.';
export const onlyChanges = 'Solo le escribiremos sobre esta lista cuando algo cambie para su dirección.';
export const leave = 'Salir de la lista de espera';
export const notYou = 'Si no lo pidió, el enlace de arriba borra la solicitud con un clic.';

// Errors.
export const wrongLink = 'Este enlace no corresponde a ninguna solicitud. Ábralo de nuevo desde el correo.';
export const noSuchRequest = 'No existe esa solicitud.';
export const hasLeft = 'Esta persona salió de la lista de espera.';
export const soFar = {
  waiting: 'Esta solicitud todavía espera una decisión.',
  approved: 'Esta solicitud ya está aprobada.',
  declined: 'Esta solicitud fue rechazada.',
  invited: 'Esta solicitud ya tiene una invitación.',
  joined: 'Esta persona ya es miembro.',
};

// Whether we cover a place.
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
