/** The evacuation page: what a household reads and presses while an order or warning is active. */

// The page.
export const evacuation = 'Evacuación';
export const noHome = 'Comparamos las órdenes oficiales con el lugar exacto de su vivienda.';
export const notLoaded = 'No pudimos cargar su situación de evacuación';
export const notLoadedSafe =
  'Los servicios que ya empezaron siguen sin esta página. Siga las alertas de su condado.';
export const noConnection = 'Sin conexión';
export const savedCopy = (savedAt: string) =>
  `Esto se guardó en este dispositivo el ${savedAt}. Puede haber cambiado desde entonces.`;
export const loading = 'Cargando su situación de evacuación';
export const orderAnnounced = (title: string) => `Orden de evacuación. ${title}.`;

// What to do now.
export const since = (since: string) => `Desde el ${since}`;
export const startMyServices = 'Iniciar mis servicios';
export const starting = 'Sus servicios están empezando';
export const startingText = 'El hotel y el dinero aparecen en esta página.';
export const notStarted = 'Sus servicios no empezaron';
export const openPlan = 'Abrir su plan';
export const placePin = 'Colocar el marcador';
export const choosePlan = 'Elegir un plan';
export const officialMap = 'Mapa oficial';
export const rightNow = 'Ahora mismo';
export const callConcierge = 'Llamar al concierge';
export const call211 = 'Llamar al 211';
export const directions = 'Cómo llegar';
export const yourRoutes = 'Sus rutas';
export const imSafe = 'Estoy a salvo';

// The household: who is safe.
export const checkIns = {
  left: 'Salió',
  safe: 'A salvo',
  help: 'Necesita ayuda',
};
export const isEveryoneSafe = '¿Están todos a salvo?';
export const howIsEveryone = 'La orden terminó. ¿Cómo están todos?';
export const sendingSaved = 'Guardado en este dispositivo. Lo estamos enviando.';
export const savedOffline = 'Guardado en este dispositivo. Lo enviaremos cuando vuelva la conexión.';
export const notCheckedIn = 'Sin reportarse';
export const whereIs = (name: string) => `¿Dónde está ${name}?`;
export const call911If = (name: string) => `Llame al 911 si ${name} está en peligro.`;
export const sendingHelp = 'Lo estamos enviando. Ni su hogar ni nuestro equipo lo saben todavía.';
export const helpOffline =
  'No tiene conexión. Ni su hogar ni nuestro equipo lo saben todavía. Lo enviaremos cuando vuelva la conexión.';
export const teamReached = (reachedAt: string) =>
  `Nuestro equipo se comunicó con su hogar el ${reachedAt}. Presione A salvo o Salió cuando sepa más.`;
export const teamWillCall = 'Su hogar lo ve y nuestro equipo le llamará. Esto no envía ayuda de emergencia.';
export const householdSees = 'Su hogar lo ve. Esto no envía ayuda de emergencia.';
export const call911 = 'Llamar al 911';
export const callYourConcierge = 'Llamar a su concierge';
export const everyoneElseIsSafe = 'Los demás están a salvo';
export const everyoneIsSafe = 'Todos están a salvo';
export const noPeople =
  'Todavía no agregó a nadie de su hogar. Agregue a las personas que viven con usted para reportarlas aquí.';
export const addPeople = 'Agregar personas';

// Cash and concierge.
export const emergencyCash = 'Dinero de emergencia';
export const addCard = 'Agregar tarjeta de débito';
export const verifyIdentity = 'Verificar su identidad';
export const changeCard = 'Cambiar tarjeta de débito';
export const yourConcierge = 'Su concierge';
export const conciergeKnows = 'Tiene su caso a la vista. No hace falta explicar.';
export const peopleAnswer = (hours: string) => `Hay personas que responden ${hours}.`;
export const tellConcierge = 'Dele su nombre y su dirección. Puede ayudarle a encontrar adónde ir.';
export const writeToUs = 'Escríbanos';
export const whatConciergeSees = 'Lo que ve su concierge';

// Where to go without a room from the plan.
export const whereToGo = 'Adónde ir';
export const callAhead =
  'Llame antes: no sabemos si tienen lugar. Ninguno está dentro de una orden o advertencia activa.';
export const callFor211 =
  'Llame al 211 para refugios abiertos cerca de usted, o vea la lista de la Cruz Roja. Su plan tiene sus puntos de encuentro.';
export const redCrossShelters = 'Refugios de la Cruz Roja';
export const routesInYourPlan = 'Rutas de su plan';
export const shelter = 'Refugio';
export const partnerHotel = 'Hotel asociado';
export const miles = (miles: string) => `${miles} mi`;
export const takesPets = 'Acepta mascotas';
export const memberRate = (rate: string) => `Desde ${rate} por noche, tarifa de miembro`;
export const sample = 'Ejemplo';
export const directionsTo = (name: string) => `Cómo llegar a ${name}`;
export const call = (name: string) => `Llamar a ${name}`;

// A request for services without an order.
export const noOrder = 'No hay orden para mi calle';
export const noOrderText =
  '¿Un oficial le dijo que saliera, o el fuego está cerca y aquí no aparece nada? Avísenos. Nuestro equipo lo revisa y puede iniciar sus servicios.';
export const whatDoYouSee = '¿Qué ve y qué le dijeron las autoridades?';
export const leaveFirst =
  'Si está en peligro, salga primero y escriba después. Llame al 911 si hay vidas en riesgo.';
export const askForServices = 'Solicitar servicios';
export const notSent = 'No se envió su solicitud';
export const request = {
  open: 'Nuestro equipo está revisando su solicitud',
  approved: 'Su solicitud fue aprobada',
  declined: 'Su solicitud fue rechazada',
  appealed: 'Nuestro equipo está revisando su apelación',
  'appeal-declined': 'Su apelación fue rechazada',
};
export const asked = (at: string) => `Enviada el ${at}`;
export const appealText = (appeal: string) => `Su apelación: “${appeal}”`;
export const firstAnswer = (note: string) => `Nuestra primera respuesta: ${note}`;
export const answer = (note: string) => `Nuestra respuesta: ${note}`;
export const answerComes =
  'Le responderemos en esta página y por correo electrónico. No espere la respuesta: si está en peligro, salga ahora. Si no puede salir, llame al 911.';
export const needsMembership = 'Necesita una membresía para solicitar servicios';
export const needsMembershipText =
  'El hotel y el dinero vienen con una membresía activa. Las alertas siguen llegando de todos modos. Si está en peligro, salga ahora y llame al 911.';
export const seePlans = 'Ver planes';
export const appealLabel = '¿Qué debemos saber para su apelación?';
export const appealHint = 'Decide otra persona de nuestro equipo.';
export const sendAppeal = 'Enviar apelación';
export const askAgain = (at: string) =>
  `Puede enviar una nueva solicitud el ${at}. Si está en peligro, salga y llame al 911.`;

// Back home.
export const backHome = 'Cuando regrese a casa';
export const photographDamage = 'Tome fotos de todos los daños antes de limpiar o tirar algo.';
export const keepReceipts =
  'Guarde los recibos de hotel, comida y reparaciones. Muchas pólizas los reembolsan.';
export const claimPacketText =
  'Su paquete de reclamo le muestra a su aseguradora lo que usted tiene, con fotos y documentos.';
export const openClaimPacket = 'Abrir su paquete de reclamo';
export const startRecovery = 'Iniciar su recuperación';
export const startRecoveryText =
  'Inicie su recuperación aunque su vivienda siga en pie. Su seguro puede pagar lo que le costó vivir en otro lugar.';
export const openSteps = 'Pasos y seguridad';

// What happened, and the sources.
export const whatHappened = 'Qué pasó';
export const checkingOrder = 'Nuestro equipo está revisando esta orden';
export const sources = 'Fuentes';
export const zone = 'Zona';
export const statusAsPublished = 'Situación publicada';
export const notReported = 'No se indica';
export const source = 'Fuente';
export const firstSeen = 'Vista por nosotros desde';
export const firstSource = 'La primera fuente que la publicó';
export const alsoPublishedBy = 'También la publicó';
export const whyItCounts = 'Por qué cuenta';
export const sha256 = 'SHA-256 de lo que leímos';
export const officialPage = 'Abrir la página oficial';
export const officialSources = 'Fuentes oficiales';
export const lastRead = (at: string) => `Última lectura: ${at}`;
export const lastReadNow = 'Última lectura: ahora mismo';
export const stale = (since: string) =>
  `SIN ACTUALIZAR desde el ${since}. Lo que sabíamos entonces sigue contando.`;
export const unavailable = 'NO DISPONIBLE. Siga las alertas de su condado.';
export const unavailableSince = (since: string) =>
  `NO DISPONIBLE desde el ${since}. Siga las alertas de su condado.`;
export const demoSources =
  'Esta demostración no recibe datos en vivo. Simula un condado, y nuestro equipo puede ingresar órdenes a mano.';
export const noSources =
  'No hay ninguna fuente oficial conectada, así que nuestro equipo ingresa las órdenes a mano.';
export const referenceOnly =
  'Solo como referencia. Las alertas de su condado van primero: podemos ver una orden después que usted.';

// The map.
export const mapTitle = 'Mapa de su vivienda, la zona y el hotel';
export const home = 'Casa';
export const hotel = 'Hotel';

// The demo's simulated county.
export const demoTitle = 'Demostración: pruebe una evacuación';
export const demoText =
  'Esta demostración simula un condado que emite una zona alrededor de su vivienda. El hotel, el dinero y las alertas funcionan como en una evacuación real, con hoteles de ejemplo y tarjetas de prueba.';
export const demoStages = {
  warning: 'Emitir advertencia',
  order: 'Emitir orden',
  lifted: 'Levantar la orden',
};
export const demoDone = {
  warning: 'Advertencia emitida',
  order: 'Orden emitida',
  lifted: 'Orden levantada',
};
export const demoFollows = 'Los siguientes pasos aparecen aquí en segundos.';
export const demoFailed = 'No se emitió nada';
