/** Confirming who you are before a sensitive action. */
export const title = 'Confirme que es usted';
export const detail = 'Así protegemos su cuenta si otra persona tiene su dispositivo.';
export const confirm = 'Confirmar';
export const usePasskey = 'Usar una llave de acceso';
export const sendCode = 'Enviarme un código';
export const codeGoesTo = (email: string) => `Enviaremos el código a ${email}.`;
export const yourAddress = 'su correo';
export const notAsked =
  'No pudimos pedirle que confirme que es usted. Revise su conexión e intente de nuevo.';
