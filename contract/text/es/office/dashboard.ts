/** The dashboard. */
export const dashboard = 'Inicio';
export const tryAgain = 'Intentar de nuevo';
export const hello = (name: string) => `Hola, ${name}`;
export const helloThere = 'Hola';
export const addHomeDetail = 'Agregue su casa para completar esta página.';
export const addYourHome = 'Agregar su casa';
export const openEvacuation = 'Abrir su página de evacuación';
export const evacuationPlan = 'Plan de evacuación';

// Needs your attention
export const attention = 'Requiere su atención';
export const nothingOpen = 'Nada por ahora. Su póliza, su ubicación en el mapa y sus tareas están al día.';
export const loadingAttention = 'Cargando lo que requiere su atención';
export const today = 'hoy';
export const tomorrow = 'mañana';
export const inDays = (days: number) => `en ${days} días`;
export const openMembership = 'Abrir Membresía';
export const bankReversed = 'Su banco revirtió un pago';
export const suspended = 'Su membresía está suspendida';
export const bankReversedDetail = 'Su membresía terminó. Para volver a inscribirse, contáctenos primero.';
export const suspendedDetail =
  'Hay un pago en disputa en su banco. No hay hotel ni dinero hasta que se resuelva; las alertas siguen llegando.';
export const paymentFailed = 'Su último pago no se realizó';
export const paymentFailedUntil = (day: string) =>
  `Sus servicios continúan hasta el ${day}. Pague o use otra tarjeta antes.`;
export const paymentFailedDetail = 'Pague o use otra tarjeta para conservar sus servicios.';
export const notPaid = 'Su membresía aún no está pagada';
export const notPaidDetail = 'Empieza con su primer pago. No se ha cobrado nada.';
export const endsOn = (day: string) => `Su membresía termina el ${day}`;
export const endsDetail = 'Usted la canceló. Nada cambia hasta entonces y todavía puede conservarla.';
export const noPolicy = 'No hay póliza vigente';
export const noPolicyDetail =
  'Después de un desastre, lo primero es llamar a su aseguradora. Agregue la póliza que cubre esta casa.';
export const addAPolicy = 'Agregar una póliza';
export const policyEnds = (carrier: string, when: string) => `Su póliza de ${carrier} vence ${when}`;
export const policyEndsDetail = (day: string) =>
  `Cubre esta casa hasta el ${day}. Actualícela aquí cuando la renueve.`;
export const openHomevault = 'Abrir HomeVault';
export const placeHome = 'Ubique su casa en el mapa';
export const placeHomeDetail =
  'Solo sabemos más o menos dónde está. Los servicios se inician automáticamente solo con una ubicación exacta.';
export const placeThePin = 'Colocar el marcador';
export const staleTask = 'Una tarea necesita otra revisión';
export const staleTasks = (n: number) => `${n} tareas necesitan otra revisión`;
export const staleDetail = 'La foto tiene un año. Revísela y márquela de nuevo como hecha.';
export const openReadiness = 'Abrir Preparación';
export const missingDocument = 'Aún falta un documento';
export const missingDocuments = (n: number) => `Aún faltan ${n} documentos`;
export const missingDetail = (have: number, needed: number) =>
  `${have} de ${needed} de la lista están guardados. Basta una foto con su teléfono.`;
export const openChecklist = 'Abrir la lista';

// Evacuation
export const evacuation = 'Evacuación';
export const viewEvacuation = 'Ver evacuación';
export const drillRunning = 'Hay un simulacro en curso.';
export const noDrill = 'Aún no hay simulacro. Toma unos 10 minutos y muestra lo que podría salir mal.';
export const lastDrill = (day: string) => `Último simulacro: ${day}.`;
export const sampleDrill = 'Último simulacro: 12 de noviembre de 2026.';
export const evacuationNotLoaded = (problem: string) => `Su estado de evacuación no se cargó. ${problem}`;
export const noHomeYet = 'Aún no hay casa';
export const noHomeDetail = 'Agregue su casa y le avisaremos de las órdenes y advertencias que la afecten.';
export const loadingEvacuation = 'Cargando su estado de evacuación';
export const noOrders = 'No vemos órdenes de evacuación activas para su dirección.';

// Marketplace and points
export const marketplace = 'Tienda';
export const browseCatalog = 'Ver catálogo';
export const catalogNotLoaded = (problem: string) => `El catálogo no se cargó. ${problem}`;
export const catalogEmpty = 'Hoy el catálogo está vacío. Usted conserva sus puntos.';
export const loadingCatalog = 'Cargando el catálogo';
export const sampleItem = 'Madera y paneles';
export const sampleDescription =
  'Un vale de materiales para madera, paneles de yeso y fijaciones en un almacén asociado. Recójalo o pida que se lo entreguen a menos de 30 millas.';
export const transactionHistory = 'Historial de transacciones';
export const latestNotLoaded = 'El último cambio no se cargó.';
export const sampleChange = '+500 Bienvenida a Hearthline';
export const points = 'Puntos';
export const pointsNotLoaded = (problem: string) => `Sus puntos no se cargaron. ${problem}`;
export const loadingPoints = 'Cargando sus puntos';
export const pointsUnit = 'puntos';
export const pointsNeedMembership = 'Necesita una membresía activa para ganar y canjear puntos.';

// Readiness
export const readinessScore = 'Puntaje de preparación';
export const tasksDone = (done: number, all: number) => `${done} de ${all} tareas completas`;
export const next = (title: string) => `Siguiente: ${title}`;
export const allDone = 'Todas las tareas están hechas.';
export const readinessTitle = 'Puntaje de preparación';
export const viewReadiness = 'Ver preparación';
export const scoreNotLoaded = (problem: string) => `Su puntaje no se cargó. ${problem}`;
export const loadingScore = 'Cargando su puntaje';
export const sampleTasks = '3 de 7 tareas completas';
export const sampleNext = 'Siguiente: Recorra dos rutas de salida';

// HomeVault
export const viewDocuments = 'Ver documentos';
export const manageInventory = 'Ver inventario';
export const insurance = 'Seguro';
export const documents = 'Documentos';
export const inventory = 'Inventario';
export const nothingYet = 'Aún nada';
export const items = (count: string, n: number, worth: string) =>
  `${count} ${n === 1 ? 'artículo' : 'artículos'}, ${worth}`;
export const notLoaded = 'No se cargó';
export const until = (day: string) => `Hasta el ${day}`;
export const noneInForce = 'Ninguno vigente';
export const noneYet = 'Aún ninguno';
export const saved = (n: number) => `${n} guardados`;
export const sampleSaved = '6 guardados';
export const sampleItems = '12 artículos, $24,000';
export const homeNotLoaded = (problem: string) => `Su casa no se cargó. ${problem}`;
export const loadingHome = 'Cargando su casa';
export const sampleUntil = 'Hasta el 1 ene 2027';
export const inForce = 'Vigente';
export const sampleCount = '25 artículos';

export const startRecovery = 'Inicie su recuperación';
export const recoveryOffer = (name: string) =>
  `Después de ${name}: aunque su vivienda siga en pie, su seguro puede pagar lo que le costó vivir en otro lugar. Llenaremos las fechas. No regrese hasta que su condado diga que es seguro.`;
export const notNow = 'Ahora no';
