/** Signing in with a passkey, or a code or link by email. */

/** Both steps. */
export const signIn = 'Iniciar sesión';
export const subtitle = 'Sin contraseña. Use una llave de acceso o un código que le enviamos por correo.';
export const withPasskey = 'Entrar con llave de acceso';
export const orByEmail = 'o por correo';
export const email = 'Correo electrónico';
export const enterEmail = 'Escriba su correo electrónico';
export const sendCode = 'Enviarme un código';

/** The code, by email or by text. */
export const codeSent = <T>(to: (words: string) => T, address: string) => [
  'Enviamos un código a ',
  to(address),
  '. Sirve una sola vez, durante 10 minutos.',
];
export const sixDigits = 'Código de seis dígitos';
export const enterSixDigits = {
  email: 'Escriba los seis dígitos del correo',
  text: 'Escriba los seis dígitos del mensaje',
};
export const change = { email: 'Cambiar correo', text: 'Cambiar número' };
export const demoCode = {
  email: <T>(link: (words: string) => T) => [
    'Demostración: el código está en el ',
    link('buzón de demostración'),
    '.',
  ],
  text: <T>(link: (words: string) => T) => [
    'Demostración: el mensaje está en el ',
    link('buzón de demostración'),
    '.',
  ],
};
export const resend = 'Reenviar';
export const resendIn = (seconds: number) => `Reenviar en ${seconds} s`;

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
