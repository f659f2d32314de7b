/** The link from the email. */
export const finish = 'Termine de iniciar sesión';
export const linkWorksOnce = 'El enlace de su correo sirve una sola vez, durante 10 minutos.';
export const signedInAs = <T>(bold: (words: string) => T, address: string) => [
  'Tiene una sesión abierta como ',
  bold(address),
  '. Si el enlace es de otra cuenta, esa cuenta la reemplaza en este dispositivo.',
];
export const staySignedInAs = (address: string) => `Seguir como ${address}`;
export const anotherWay = 'Entrar de otra manera';
