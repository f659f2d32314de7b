/** The dialog after joining the waitlist. */
export const title = '¡Solicitud recibida!';
export const forHome = <T>(bold: (words: string) => T, address: string, email: string) => [
  'Para ',
  bold(address),
  ', con novedades a ',
  bold(email),
  '.',
];
export const processing = 'Su solicitud';
export const nextSteps = 'Próximos pasos';
export const goOn = 'Continuar';
export const coverage = {
  covered: 'Zona cubierta',
  planned: 'Zona planeada',
  'not-yet': 'Aún sin cobertura',
  unknown: 'Nuestro equipo la revisará',
};
export const confirmation =
  'Busque nuestro correo de confirmación. Con su enlace puede salir de la lista cuando quiera.';
export const review = 'Nuestro equipo revisa su casa para la aprobación previa.';
export const check = 'Nuestro equipo revisa su dirección y le escribe.';
export const invitation =
  'Recibirá una invitación para abrir su cuenta y elegir un plan. Hasta entonces no paga nada.';
export const placeKept = 'Le guardamos su lugar. No se cobra nada.';
export const updates = 'Le escribiremos cuando algo cambie para su dirección.';
