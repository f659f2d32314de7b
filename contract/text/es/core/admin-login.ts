/** The team's sign-in, and what staff need for it. */
export const title = 'Acceso de administradores';
export const subtitle = 'Para el equipo que opera Hearthline.';
export const backToHome = 'Volver al inicio';
export const email = 'Correo electrónico';
export const signIn = 'Iniciar sesión';
export const granted = 'Acceso de administrador concedido';
export const denied = 'Acceso denegado';
export const deniedDetail = 'Se requiere acceso de administrador. Hable con su administrador.';
export const emailRequired = 'Falta el correo';
export const enterEmail = 'Escriba su correo de administrador.';
export const failed = 'No pudo iniciar sesión';
export const failedDetail = 'No pudimos verificar su identidad. Intente de nuevo.';
export const accountNotLoaded = 'No pudimos cargar su cuenta';
export const loadingAccount = 'Cargando su cuenta';

/** A passkey is required. */
export const locked = 'La administración está bloqueada';
export const lockedWithPasskey =
  'Inició sesión sin su llave de acceso. Cierre la sesión e inicie con ella para abrir la administración.';
export const lockedWithoutPasskey =
  'El personal necesita una llave de acceso. Agregue una para abrir la administración.';
export const addPasskey = 'Agregar llave de acceso';
