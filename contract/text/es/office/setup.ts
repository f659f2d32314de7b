/** Setup after joining: the steps, their reasons and their forms. */

// Steps
export const homeTitle = 'La dirección de su casa';
export const homeWhy =
  'Revisamos las órdenes y advertencias de evacuación oficiales para esta dirección. Puede agregar su póliza de seguro después.';
export const homeNeededFor = 'alertas, hotel y dinero';
export const pinTitle = 'Ubique su casa en el mapa';
export const pinWhy =
  'Las zonas de evacuación siguen calles y lomas. Un marcador sobre su techo nos dice de qué lado de la línea está.';
export const pinNeededFor = 'hotel y dinero que se inician automáticamente';
export const membershipTitle = 'Su plan';
export const membershipWhy =
  'Las alertas son gratis. Su plan envía dinero de emergencia cuando una orden de evacuación cubre su casa. Plus y Premium también pagan noches de hotel.';
export const membershipNeededFor = 'hotel y dinero';
export const cardTitle = 'Su tarjeta para el dinero de emergencia';
export const cardWhy =
  'Cuando una orden de evacuación cubre su casa, enviamos su dinero a esta tarjeta de débito, por lo general en 10 minutos. Sin una tarjeta, no podemos enviarlo.';
export const cardNeededFor = 'dinero de emergencia';
export const peopleTitle = 'Personas y animales';
export const peopleWhy =
  'Reservamos habitaciones para todos y, en una evacuación, preguntamos por cada persona por su nombre.';
export const peopleNeededFor = 'su habitación de hotel y los reportes de que están bien';
export const reachTitle = 'Mensajes de texto y notificaciones';
export const reachWhy =
  'Un correo no despierta a nadie a las 2 a. m. Un mensaje de texto o una notificación, sí.';
export const reachNeededFor = 'alertas de noche';
export const planTitle = 'Su plan de evacuación';
export const planWhy =
  'Si están separados cuando llegue una orden, todos saben dónde reunirse y a quién llamar. También funciona sin conexión.';
export const planNeededFor = 'encontrarse';
export const drillTitle = 'Su primer simulacro';
export const drillWhy =
  'Repásenlo una vez en la mesa de la cocina. Verán lo que haríamos y lo que aún falta. No se reserva ni se envía nada.';
export const drillNeededFor = 'saber que funciona';
export const aboutMinutes = (minutes: number) => `Unos ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;

// The page and its frame
export const setup = 'Configuración inicial';
export const loading = 'Cargando la configuración';
export const notLoaded = 'La configuración no se cargó';
export const allSaved = 'Todo lo que ingresó está guardado.';
export const error = 'Error';
export const allSteps = 'Todos los pasos';
export const done = 'Hecho';
export const reviewing = 'Nuestro equipo está revisando su casa. Le escribiremos.';
export const after = (title: string) => `Después de “${title}”`;
export const later = (time: string) => `Para después. ${time}`;
export const stepOf = (at: number, all: number) => `Paso ${at} de ${all}`;
export const doneCount = (n: number) => `${n} hechos`;
export const stepsDone = (done: number, all: number) => `${done} de ${all} pasos hechos`;
export const neededForShort = (what: string) => `Necesario para: ${what}`;
export const notNow = 'Ahora no';
export const leave = 'Terminar después';
export const stepDone = 'Este paso está hecho';
export const next = 'Continuar';
export const changeAddress = 'Cambiar la dirección';
export const movePin = 'Mover el marcador';
export const openMembership = 'Abrir Membresía';
export const changeCard = 'Cambiar la tarjeta';
export const openHousehold = 'Abrir Hogar';
export const openSettings = 'Abrir Configuración';
export const anotherDrill = 'Hacer otro simulacro';
export const allSet = 'Todo está listo';
export const allSetDetail =
  'Cuando una orden oficial cubre su casa, le avisamos y sus servicios se inician automáticamente. Haga un simulacro cada seis meses para que siga así.';
export const whatsLeft = 'Lo que falta';
export const whatsLeftDetail =
  'Sus servicios necesitan los pasos pendientes para funcionar automáticamente. Haga uno cuando tenga un minuto.';
export const toDashboard = 'Ir a su página de inicio';

// On the dashboard
export const loadingCard = 'Cargando su configuración';
export const finish = 'Termine la configuración';
export const ofDone = (done: number, all: number) => `${done} de ${all} hechos`;
export const nextStep = (title: string) => `Siguiente: ${title}`;
export const neededFor = (what: string, time: string) => `Necesario para: ${what}. ${time}.`;
export const continueSetup = 'Continuar';
export const oneLeft = 'Falta 1 paso';
export const stepsLeft = (n: number) => `Faltan ${n} pasos`;
export const seeWhatsLeft = 'Ver lo que falta';
export const servicesDepend = 'Algunos servicios lo necesitan.';

// Card, membership and drill
export const saveCard = 'Guardar tarjeta';
export const cardFormNotLoaded = 'El formulario de tarjeta no se cargó';
export const verify = 'Verifique su identidad';
export const verifyNow = 'Verificar ahora';
export const verifyDetail = (card: string) =>
  `${card} está guardada. Nuestro proveedor de pagos debe verificar su identidad antes de poder enviarle dinero.`;
export const cardHint =
  'Use una tarjeta de débito o prepagada de un banco de EE. UU. Las tarjetas de crédito no pueden recibir dinero.';
export const cardNotSaved = 'La tarjeta no se guardó';
export const plansNotLoaded = 'Los planes no se cargaron';
export const nothingWasCharged = 'No se cobró nada.';
export const member = 'Ya es miembro';
export const memberDetail = (plan: string) =>
  `${plan} está activo. Le enviamos por correo las condiciones y cómo cancelar.`;
export const memberRenews = (plan: string, day: string) =>
  `${plan} está activo. Se renueva el ${day}. Le enviamos por correo las condiciones y cómo cancelar.`;
export const drillNotStarted = 'El simulacro no empezó';
export const drillsNotLoaded = 'Sus simulacros no se cargaron';
export const drillIntro =
  'Reúna a todos. Lea cada paso en voz alta y toque cuando lo hayan hablado. No se envía ninguna alerta, no se reserva ninguna habitación y no se mueve dinero.';
export const startDrill = 'Empezar el simulacro';

// People, pin, reach and plan
export const fewer = (many: string) => `Menos ${many}`;
export const more = (many: string) => `Más ${many}`;
export const enterName = 'Ingrese al menos un nombre';
export const whoLivesHere = '¿Quién vive aquí?';
export const namesHint = 'Nombres separados por comas. Empiece con el suyo.';
export const animals = 'Animales';
export const notAllSaved = 'No se guardó todo';
export const saving = 'Guardando';
export const saveHousehold = 'Guardar';
export const openMap = 'Abrir el mapa';
export const numberNotLoaded = 'Su número no se cargó';
export const placeMailbox = 'El buzón de enfrente';
export const placeDriveway = 'La entrada del vecino';
export const placeStreetEnd = 'El final de nuestra calle';
export const planNotLoaded = 'Su plan no se cargó';
export const planSafe = 'Lo que ingresó está guardado.';
export const contactTitle = 'Alguien fuera de su zona a quien todos puedan llamar';
export const name = 'Nombre';
export const phone = 'Teléfono';
export const savePlan = 'Guardar plan';
export const enterPlace = 'Elija o escriba un punto de reunión';
export const meetingPlace = 'Punto de reunión cerca de su casa';
export const placeHint = 'Elija uno o escriba el suyo.';
export const suggestions = 'Sugerencias';
