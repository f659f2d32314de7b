/** What any call can answer when it fails, and what's wrong with a value that has no message of its own. */
export const busy =
  'En este momento tenemos demasiadas solicitudes. No se cambió nada. Inténtelo de nuevo en un momento.';
export const unusableValue = 'No podemos usar un valor de la solicitud. Revíselo e inténtelo de nuevo.';
export const changedMeanwhile =
  'Otra persona acaba de cambiar esto. Vuelva a cargar la página e inténtelo de nuevo.';
export const tooLarge = 'La solicitud es demasiado grande.';
export const sendJson = 'Envíe la solicitud como application/json.';
export const sendFileAs = (type: string) => `Envíe el archivo mismo como ${type}.`;
export const nothingHere = 'Aquí no hay nada.';
export const unreadable = 'No pudimos leer la solicitud. Revísela e inténtelo de nuevo.';
export const fault =
  'Algo falló de nuestro lado y ya avisamos a nuestro equipo. Inténtelo de nuevo en un momento.';
export const tooManyRequests =
  'Fueron demasiadas solicitudes en poco tiempo. Espere un minuto e inténtelo de nuevo.';
export const tooManyWindows =
  'Tiene demasiadas ventanas abiertas. Cierre algunas y vuelva a cargar la página.';
export const pageFailed = 'No podemos mostrar esta página en este momento';
export const inDanger = 'Si está en peligro, salga y llame al 911.';
export const tryAgain = 'Intentar de nuevo';
export const crossSite = 'Esta solicitud vino de otro sitio y fue rechazada.';

// Who is asking.
export const signIn = 'Inicie sesión para continuar.';
export const adminOnly = 'Se requiere acceso de administrador.';
export const notYourRole = (role: string) =>
  `Su función (${role}) no incluye esto. No se cambió nada. Si lo necesita, pídaselo a un administrador.`;
export const passkeyNeeded =
  'El personal necesita una llave de acceso. Primero agregue una o use la que tiene.';
export const confirmItsYou = 'Confirme que es usted para continuar.';
export const accountSwitched = 'Ahora la sesión es de otra persona. Vuelva a cargar la página.';

// Repeated requests.
export const malformedKey = 'Idempotency-Key debe tener de 1 a 255 caracteres visibles.';
export const stillRunning = 'Todavía trabajamos en la misma solicitud. Inténtelo de nuevo en un momento.';
export const keyReused = 'Este Idempotency-Key ya se usó para otra solicitud.';

// Values.
export const checkEntries = 'Revise lo que escribió.';
export const missing = 'Este campo es obligatorio';
export const wrongForm = 'Este valor no tiene el formato correcto';
export const chooseOne = 'Elija uno de los valores de la lista';
export const atLeast = (least: string) => `Escriba ${least} o más`;
export const atMost = (most: string) => `Escriba ${most} o menos`;
export const tooShort = 'Es demasiado corto';
export const tooLong = 'Es demasiado largo';
export const pageGone = 'Esta página de la lista ya no existe. Vuelva a la primera página.';

// Files.
export const nameMissing = 'Envíe también el nombre del archivo';
export const nameTooLong = 'El nombre del archivo es demasiado largo';
export const nameUnreadable = 'No podemos leer el nombre del archivo';
