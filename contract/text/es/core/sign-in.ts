/** Signing in with a passkey, or a code or link by email. */

/** Both steps. */
export const signIn = 'Iniciar sesión';
export const subtitle = 'Sin contraseña. Use una llave de acceso o un código que le enviamos por correo.';
export const withPasskey = 'Entrar con llave de acceso';
export const orByEmail = 'o por correo';
export const email = 'Correo electrónico';
export const enterEmail = 'Escriba su correo electrónico';
export const sendCode = 'Enviarme un código';
