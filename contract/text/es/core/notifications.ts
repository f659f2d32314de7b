/** Notification settings. */

export const title = 'Qué le enviamos';
export const subtitle = 'Los cambios se aplican de inmediato.';
export const loading = 'Cargando sus notificaciones';
export const notLoaded = 'No pudimos cargar sus notificaciones';
export const choicesSaved = 'Sus opciones están guardadas.';
export const cannotSend = 'Este servidor no puede enviar mensajes';
export const cannotSendDetail = 'No hay un servidor de correo configurado, así que no hay nada que elegir.';

/** The language, named in the other one too, for people who read only that. */
export const language = 'Idioma';
export const otherLanguage = 'Language';
export const otherLanguageCode = 'en';
export const languageHint = 'De esta aplicación y de los mensajes que le enviamos.';

/** One kind of notification in one channel: "Evacuation alerts by text". */
export const byEmail = <T>(quiet: (words: string) => T, kind: string) => [kind, quiet(' por correo')];
export const byText = <T>(quiet: (words: string) => T, kind: string) => [
  kind,
  quiet(' por mensaje de texto'),
];
export const inBrowser = <T>(quiet: (words: string) => T, kind: string) => [kind, quiet(' en su navegador')];

/** What each kind is about. */
export const about = {
  evacuation:
    'Órdenes, advertencias y lo que hacemos por usted. Siempre activas, porque quizá tenga que salir.',
  security: 'Cambios en su forma de iniciar sesión. Siempre activas, por si no fue usted.',
  'shelter-in-place':
    'Cuando las autoridades piden a la gente cerca de su casa que se quede adentro. Incluido en todos los planes.',
  advisories:
    'Cuando las autoridades piden prepararse por si sigue una advertencia. Incluido en todos los planes.',
  'red-flag':
    'Cuando el Servicio Meteorológico Nacional prevé condiciones peligrosas de incendio en su condado. Incluido en todos los planes.',
  'power-shutoff':
    'Cuando una compañía eléctrica planea cortar la luz cerca de su casa. Incluido en todos los planes.',
  'watched-places':
    'Cuando una orden o advertencia cubre un lugar que usted vigila en el mapa en vivo, y cuando termina.',
  'seasonal-tips': 'Para los riesgos de su casa, dos veces al mes como máximo. Incluido en todos los planes.',
  'policy-reminders': '30 y 7 días antes de que venza una póliza de seguro.',
  'recovery-reminders':
    '30, 14, 7 días y 1 día antes de un plazo suyo, y cuando su aseguradora incumple uno.',
  'inventory-review': 'Una vez al año: ¿su inventario sigue al día?',
  readiness: 'Cuando la foto que comprueba una tarea cumple un año.',
  'repayment-reminders':
    'Antes y después de que venza un pago del dinero de emergencia, y estados de cuenta mensuales.',
  'product-news': 'Servicios y zonas nuevos, unas cuantas veces al año.',
};
export const aboutBrowser = 'En cada navegador donde las alertas de evacuación están activadas.';

/** In browsers. */
export const browserCannot =
  'Este navegador no puede mostrar notificaciones. Use otro navegador o agregue un número para mensajes de texto.';
/** On an iPhone or iPad, in a browser: Apple allows notifications only to apps on the Home Screen. */
export const homeScreenNeeded =
  'En un iPhone o iPad, las notificaciones funcionan después de agregar Hearthline a la pantalla de inicio.';
export const homeScreenSteps = [
  'Toque Compartir, el cuadrado con una flecha. Si no lo ve, toque primero los tres puntos.',
  'Toque Agregar a inicio y luego Agregar.',
  'Abra Hearthline desde la pantalla de inicio. Inicie sesión con el código de nuestro correo, porque su enlace abre el navegador.',
  'Ahí, abra Configuración y active las notificaciones.',
];
export const homeScreenSince =
  'Se necesita iOS 16.4 o una versión posterior. Los mensajes de texto llegan a todos los teléfonos.';
export const browserBlocked =
  'Las notificaciones están bloqueadas en este navegador. Permítalas para este sitio en su configuración.';
export const browserHint = 'Aparecen de inmediato, aunque Hearthline esté cerrado.';
export const browsers = 'Navegadores con notificaciones activadas';
export const browsersNotLoaded = 'No pudimos cargar sus navegadores.';
export const thisBrowser = 'Este navegador';
export const someBrowser = 'Un navegador';
export const since = (day: string) => `desde ${day}`;
export const turnOffHere = 'Desactivar aquí';
export const turnOffThere = 'Desactivar allí';
export const turnOnHere = 'Activar en este navegador';
export const turnedOnHere = 'Las notificaciones están activadas en este navegador';
export const stillOff = 'Las notificaciones siguen desactivadas';
export const unsupported = 'Este navegador no puede mostrar notificaciones.';
export const notAllowed =
  'Este navegador no recibió permiso para mostrar notificaciones. Permítalas para este sitio en su configuración e intente de nuevo.';
export const pushUnreachable =
  'Este navegador no pudo conectarse con su servicio de notificaciones. Revise su conexión e intente de nuevo.';

/** By text. */
export const textHint = 'A su teléfono, cuando no hay datos.';
export const textHintTo = (number: string) => `Al ${number}, cuando no hay datos.`;
export const addNumber = 'Agregar número';
export const changeNumber = 'Cambiar número';
export const removeNumber = 'Quitar número';
export const stopped = 'Este número pidió no recibir mensajes';
export const stoppedDetail =
  'Envíe START al número desde el que llegaron nuestros mensajes y confirme aquí su número otra vez.';

/** Adding a phone number. */
export const addPhone = 'Agregue un número de teléfono';
export const changePhone = 'Cambie su número';
export const whyTexts = 'Un mensaje de texto llega cuando internet no funciona.';
export const codeSentTo = (number: string) =>
  `Enviamos un código al ${number}. Sirve una sola vez, durante 10 minutos.`;
export const mobileNumber = 'Número de celular';
export const consent =
  'Enviamos a este número alertas de evacuación y nada más. Pueden aplicarse tarifas de mensajes y datos. Responda STOP a cualquier mensaje para dejar de recibirlos.';
export const textCode = 'Enviarme un código';
export const cannotText = 'No podemos enviar mensajes a este número. Revíselo o use un celular.';
export const confirm = 'Confirmar';
export const numberAdded = 'Número agregado';
export const numberAddedDetail = (number: string) => `Enviaremos alertas de evacuación al ${number}.`;
export const codeSent = 'Código enviado';
export const newestText = 'Use el mensaje más reciente.';
