/** Account settings: details, passkeys, sessions, appearance and logging out. */

/** Details. */
export const yourDetails = 'Sus datos';
export const email = 'Correo electrónico';
export const role = 'Función';
export const standardUser = 'Usuario estándar';
export const memberSince = 'Miembro desde';
export const loadingAccount = 'Cargando su cuenta';
export const accountNotLoaded = 'No pudimos cargar su cuenta';
export const nothingChanged = 'No se cambió nada.';
export const name = 'Nombre';
export const nameHint = 'Así le saludamos, en pantalla y por teléfono.';
export const nameSaved = 'Nombre guardado';
export const saveName = 'Guardar nombre';

/** A new email address. */
export const changeEmail = 'Cambiar correo';
export const newEmail = 'Correo nuevo';
export const sendCode = 'Enviar código';
export const beforeCode = (email: string) =>
  `Ahora inicia sesión con ${email}. Enviaremos un código al correo nuevo. Durante 7 días puede deshacer el cambio con un enlace que enviaremos al correo anterior.`;
export const afterCode =
  'Su correo cambia cuando escriba el código. Durante 7 días puede deshacer el cambio con un enlace que enviaremos al correo anterior.';
export const anotherAddress = 'Usar otro correo';
export const emailChanged = 'Correo cambiado';
export const emailChangedDetail = (email: string) => `De ahora en adelante, inicie sesión con ${email}.`;

/** Passkeys. */
export const passkeys = 'Llaves de acceso';
export const passkeysDetail =
  'Entre con su huella, su rostro o el bloqueo de pantalla. Es más rápido que un código y seguro contra páginas falsas.';
export const noPasskey = 'Aún no tiene llave de acceso';
export const noPasskeyDetail =
  'Agregue una en cada teléfono y computadora que use. Así podrá entrar aunque no tenga acceso a su correo.';
export const loadingPasskeys = 'Cargando sus llaves de acceso';
export const passkeysNotLoaded = 'No pudimos cargar sus llaves de acceso';
export const passkeysStillWork = 'Siguen funcionando.';
export const addPasskey = 'Agregar llave de acceso';
export const addPasskeyDetail =
  'Su dispositivo le pedirá su huella, su rostro o el bloqueo de pantalla. Esos datos nunca salen del dispositivo.';
export const noPasskeySupport =
  'Este navegador no admite llaves de acceso. Abra esta página en otro navegador o en su teléfono.';
export const passkeyName = 'Nombre';
export const passkeyNameHint = 'Le ayuda a distinguir sus llaves de acceso.';
export const createPasskey = 'Crear llave de acceso';
export const passkeyAdded = 'Llave de acceso agregada';
export const passkeyAddedDetail = (name: string) => `Ya puede entrar con ${name}.`;
export const added = (day: string) => `Agregada el ${day}. Aún sin usar`;
export const addedAndUsed = (day: string, lastUsed: string) => `Agregada el ${day}. Último uso: ${lastUsed}`;
export const remove = <T>(hidden: (words: string) => T, name: string) => ['Quitar ', hidden(name)];
export const removeNamed = (name: string) => `¿Quitar ${name}?`;
export const removeThisPasskey = '¿Quitar la llave de acceso?';
export const removePasskey = 'Quitar llave de acceso';
export const removePasskeyDetail =
  'Ya no podrá entrar con ella. Las demás llaves y los códigos por correo siguen funcionando.';
export const passkeyRemoved = 'Llave de acceso quitada';

/** The same at a glance. */
export const security = 'Acceso y seguridad';
export const passkeyCount = (count: number) => {
  if (count === 0)
    return 'Aún no tiene llave de acceso. Hasta que agregue una, necesita su correo para entrar.';
  return count === 1 ? '1 llave de acceso abre esta cuenta.' : `${count} llaves de acceso abren esta cuenta.`;
};
export const openSettings = 'Abrir configuración';

/** Sessions. */
export const sessions = 'Dónde tiene la sesión abierta';
export const sessionsDetail = '¿No reconoce un dispositivo? Cierre su sesión.';
export const loadingSessions = 'Cargando sus sesiones';
export const sessionsNotLoaded = 'No pudimos cargar sus sesiones';
export const thisDevice = 'Este dispositivo';
export const lastSeen = (moment: string) => `Última vez: ${moment}`;
export const signOut = <T>(hidden: (words: string) => T, device: string) => [
  'Cerrar sesión ',
  hidden(device),
];
export const sessionEnded = 'Sesión cerrada';
export const signOutOthers = 'Cerrar las demás sesiones';
export const signOutOthersTitle = '¿Cerrar las demás sesiones?';
export const signOutOthersDetail =
  'Se cierra de inmediato la sesión en todos los demás teléfonos y computadoras. Aquí sigue abierta.';
export const signedOutOthers = 'Las demás sesiones se cerraron';

/** Appearance, logging out. */
export const appearance = 'Apariencia';
export const appearanceDetail = 'Se guarda en este dispositivo.';
export const logOut = 'Cerrar sesión';
export const logOutDetail = 'Se cierra su sesión en este dispositivo.';

/** Stand-ins that are as long as what loads. */
export const sampleDay = '15 de noviembre de 2026';
export const sampleDevice = 'Navegador en computadora';
export const sampleSeen = 'Última vez: 15 nov 2026, 12:49 a. m. PST';
