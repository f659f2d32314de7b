/** Emails about a decision on a home, and the invitation to join. They never name the home. */

// The invitation.
export const subject = (brand: string) => `Le invitamos a inscribirse en ${brand}`;
export const greeting = 'Su vivienda está aprobada';
export const reviewed = (brand: string) =>
  `Usted pidió inscribirse en ${brand}. Nuestro equipo revisó su vivienda y podemos protegerla.`;
export const steps =
  'El enlace de abajo abre su cuenta. Después agrega su vivienda, elige un plan y paga. Toma unos cinco minutos, y puede detenerse y continuar después.';
export const link = (days: number) =>
  `El enlace es solo para usted. Funciona una vez, durante ${days} días. No se cobra nada hasta que elija un plan.`;
export const seeInvitation = 'Ver su invitación';
export const ignore = 'Si no pidió inscribirse, ignore este correo. No pasa nada hasta que alguien acepte.';

// Approved, and not invited yet.
export const approvedSubject = (brand: string) => `Su vivienda está aprobada para ${brand}`;
export const approvedText = 'Nuestro equipo revisó su solicitud y podemos proteger su vivienda.';
export const nextStep =
  'Después le enviaremos una invitación por correo, con un enlace para abrir su cuenta y elegir un plan. Hasta entonces no tiene que hacer nada.';

// Declined.
export const declinedSubject = (brand: string) => `Sobre su solicitud para inscribirse en ${brand}`;
export const declinedGreeting = 'Por ahora no podemos proteger su vivienda';
export const declinedText = 'Gracias por su solicitud. La revisamos y por ahora tenemos que decirle que no.';
export const reason = (reason: string) => `El motivo: ${reason}`;
export const askAgain =
  'No se cobró nada. Si algo cambia en su vivienda, o cree que nos equivocamos, escríbanos. Nuestro equipo la revisará otra vez.';
export const writeToUs = 'Escríbanos';
export const beReady =
  'No hace falta ser miembro para estar preparado. Su condado envía alertas de emergencia gratis, y listoscalifornia.org explica cómo inscribirse y hacer un plan.';
