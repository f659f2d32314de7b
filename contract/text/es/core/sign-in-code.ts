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
