/** The email that confirms a waitlist request, and why a request can't be changed. */
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
