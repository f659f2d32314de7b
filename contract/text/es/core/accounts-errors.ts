/** Why signing in, or changing an account, didn't work. */
export const gone = 'Esta cuenta ya no existe.';
export const noSuchMember = 'No existe ese miembro.';
export const noSuchHome = 'No existe esa casa.';

// Codes and links.
export const noEmails =
  'En este momento no podemos enviar correos, así que no se envió ningún código. Use una llave de acceso o inténtelo más tarde.';
export const manyCodes =
  'Enviamos muchos códigos en la última hora. Use el correo más reciente, una llave de acceso, o inténtelo más tarde.';
export const wrongCode =
  'Ese código es incorrecto o ya venció. Revise el correo más reciente o pida un código nuevo.';
export const tooManyWrong = {
  'sign-in': 'Demasiados códigos incorrectos para esta dirección. Use el enlace del correo.',
  'step-up': 'Demasiados códigos incorrectos. Use una llave de acceso o inténtelo mañana.',
  'change-email':
    'Demasiados códigos incorrectos para esta dirección. Su correo no cambió. Inténtelo mañana.',
};
export const usedLink = 'Este enlace ya se usó o venció. Pida uno nuevo.';
export const sessionEnded = 'Esa sesión ya terminó.';

// The account's email address.
export const addressReserved =
  'Hasta hace unos días una cuenta usaba esta dirección de correo, así que sigue reservada. Inicie sesión con la dirección nueva de esa cuenta, o deshaga el cambio con el enlace que enviamos por correo.';
export const sameEmail = 'Esta ya es su dirección de correo. Escriba la nueva.';
export const manyChangeCodes =
  'Pidió muchos códigos en la última hora. Su correo no cambió. Inténtelo más tarde.';
export const emailTaken =
  'Otra cuenta acaba de empezar a usar esta dirección. Su correo no cambió. Use otra dirección.';
export const undoExpired = (days: number) =>
  `Este enlace ya se usó, fue reemplazado o tiene más de ${days} días. No se cambió nada.`;

// Passkeys.
export const passkeyNotConfirmed =
  'No pudimos confirmar esa llave de acceso. Inténtelo de nuevo o use un código por correo.';
export const usePasskey = 'Inicie sesión con una de sus llaves de acceso para cambiarlas.';
export const manyPasskeys = (count: number) => `Tiene ${count} llaves de acceso. Primero quite una.`;
export const passkeyKnown = 'Esta llave de acceso ya está registrada.';
export const passkeyRemoved = 'Esa llave de acceso ya se quitó.';

// Agreements and roles.
export const termsChanged =
  'Las condiciones cambiaron desde que abrió esta página. Vuelva a cargarla, léalas de nuevo y acéptelas.';
export const acceptAll =
  'Para ser miembro, acepte todas las condiciones: los términos, la política de privacidad, su edad, el inicio automático y el dinero de emergencia. No se le cobró nada.';
export const ownRole = 'No puede cambiar su propia función. Pídaselo a otro administrador.';
export const noLongerAdmin = 'Usted ya no es administrador. No se cambió nada.';
