/** The form that enrolls ambassadors, with and without scripts. */
export const title = 'Sea embajador';
export const intro =
  'Díganos quién es y de qué calle o vecindario se ocuparía. Nuestro equipo revisa cada postulación.';
export const name = 'Su nombre';
export const email = 'Correo electrónico';
export const emailHint = 'Si inició sesión, usamos el correo de su cuenta.';
export const county = 'Condado';
export const chooseCounty = 'Elija su condado';
export const zip = 'Código postal';
export const area = 'Calle o vecindario';
export const areaHint = 'Por ejemplo: Oak Ridge Drive entre 2nd y 5th';
export const isAdult = 'Tengo 18 años o más y vivo en California';
export const consent = <T>(rules: (words: string) => T, privacy: (words: string) => T) => [
  'Acepto el ',
  rules('código de conducta'),
  ' y el uso de lo que escribo aquí según la ',
  privacy('Política de privacidad'),
  '.',
];
export const consentPlain =
  'Acepto el código de conducta y el uso de lo que escribo aquí según la Política de privacidad.';
export const apply = 'Postularme';
export const failed = 'No pudimos enviar su postulación. Intente de nuevo.';
export const receivedTitle = 'Postulación enviada';
export const receivedText =
  'Nuestro equipo la está revisando. Le escribiremos, y puede ver su estado en la aplicación.';
export const checkEmailTitle = 'Revise su correo';
export const checkEmailText =
  'Le enviamos un enlace. Ábralo para confirmar su postulación y ver su estado. Revise también el correo no deseado.';
export const backToCommunity = 'Volver a Apoyo comunitario';
export const toStatus = 'Ver mi estado';
