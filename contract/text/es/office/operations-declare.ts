/** Declaring, informing and drilling an area in Operations. */

// The area
export const area = 'Área';
export const chooseHow = 'Cómo elegir el área';
export const aroundAnAddress = 'Alrededor de una dirección';
export const draw = 'Dibujar';
export const pasteGeojson = 'Pegar GeoJSON';
export const mapTitle = 'Mapa del área';
export const noMap = 'El mapa aún no se cargó';
export const noMapDetail = 'Espere, o pegue el área como GeoJSON.';
export const countingHomes = 'Contando casas';
export const inside = (homes: string, size: string) => `${homes} adentro, ${size}`;
export const centerAddress = 'Dirección central';
export const chooseFromList = 'Elija una de la lista.';
export const radius = 'Radio';
export const miles = (n: number) => `${n} ${n === 1 ? 'milla' : 'millas'}`;
export const drawHint =
  'Haga clic en las esquinas del área, o mueva el mapa con las flechas y coloque esquinas en el centro. Necesita al menos tres.';
export const placeCorner = 'Esquina en el centro';
export const undoCorner = 'Deshacer esquina';
export const startOver = 'Empezar de nuevo';
export const geojsonHint = 'Un Polygon, MultiPolygon, Feature o FeatureCollection, con la longitud primero.';
export const useArea = 'Usar esta área';
export const ringTooShort = 'Un anillo necesita al menos tres puntos.';
export const badPoint = 'Cada punto debe ser [longitud, latitud], dos números.';
export const swapped = 'La longitud va primero: [-121.6, 39.8], no [39.8, -121.6].';
export const offEarth = (lng: number, lat: number) => `[${lng}, ${lat}] no es una ubicación válida.`;
export const eastern = (lng: number, lat: number) =>
  `[${lng}, ${lat}] está al este de Greenwich. En EE. UU. las longitudes son negativas y van primero.`;
export const noRing = 'Un polígono necesita al menos un anillo.';
export const notGeoJson = 'Esto no es GeoJSON. Pegue un objeto con "type".';
export const noFeatures = 'Esta colección no tiene una lista de "features".';
export const noGeometries = 'Esta colección no tiene una lista de "geometries".';
export const noCoordinates = 'Este MultiPolygon no tiene coordenadas.';
export const emptyCollection = 'Esta colección está vacía.';
export const notJson = 'Esto no es JSON. Copie todo el texto, desde el primer { hasta el último }.';
export const wrongType = (type: string) => `Pegue un Polygon o MultiPolygon, no un ${type}.`;
export const noType = 'Pegue un Polygon o MultiPolygon con "type".';

// Declare
export const whatDeclarations = 'las declaraciones';
export const declareAnArea = 'Declarar un área';
export const declareIntro =
  'Úselo cuando una autoridad ordena salir y ninguna de nuestras fuentes lo muestra. No pasa nada hasta que otro administrador lo apruebe.';
export const declarations = 'Declaraciones';
export const noDeclarations = 'Aún no hay declaraciones.';
export const demoSecond = 'El segundo administrador de la demo';
export const demoSecondDetail =
  'Inicie sesión como admin2@hearthline.example en otro navegador para aprobar lo que proponga aquí.';
export const onlyAdmin = 'Usted es el único administrador';
export const onlyAdminDetail =
  'Una declaración necesita una segunda aprobación. Agregue primero otro administrador.';
export const nameArea = 'Ingrese el nombre del área, como lo usa la autoridad';
export const enterSource = 'Ingrese la fuente oficial y la hora';
export const chooseArea = 'Elija el área: alrededor de una dirección, dibujada o pegada';
export const proposed = 'Propuesta';
export const proposedDetail = 'Otro administrador debe aprobarla o rechazarla.';
export const notProposed = 'No se propuso';
export const authoritySays = 'Lo que emitió la autoridad';
export const evacuationOrder = 'Orden de evacuación';
export const evacuationWarning = 'Advertencia de evacuación';
export const areaName = 'Nombre del área';
export const officialSource = 'Fuente oficial';
export const sourceHint = 'Quién lo anunció, dónde y cuándo. Los hogares pueden leerlo.';
export const propose = 'Enviar para aprobación';
export const stateProposed = 'Necesita segunda aprobación';
export const approved = 'Aprobada';
export const rejected = 'Rechazada';
export const withdrawn = 'Retirada';
export const someone = 'Alguien';
export const homesInside = (homes: string) => `${homes} adentro`;
export const viewZone = 'Ver zona';
export const notWithdrawn = 'No se retiró';
export const othersDecide = 'Otro administrador decide sobre lo que usted propone.';
export const withdraw = 'Retirar';
export const approve = 'Aprobar';
export const reject = 'Rechazar';
export const approveOrder = (name: string) => `Aprobar la orden de evacuación: ${name}`;
export const rejectOrder = (name: string) => `Rechazar la orden de evacuación: ${name}`;
export const approveWarning = (name: string) => `Aprobar la advertencia de evacuación: ${name}`;
export const rejectWarning = (name: string) => `Rechazar la advertencia de evacuación: ${name}`;
export const orderGoesLive = (homes: string) =>
  `Entra en vigor de inmediato: a los hogares de ${homes} se les indica salir y sus servicios se inician.`;
export const warningGoesLive = (homes: string) =>
  `Entra en vigor de inmediato: a los hogares de ${homes} se les indica prepararse para salir. No se inicia ningún servicio.`;
export const nothingHappens = 'No se envía nada y no se inicia ningún servicio.';
export const howVerified = 'Cómo lo verificó';
export const approveAndSend = 'Aprobar y enviar';
export const approvedLive = 'Aprobada. Está en vigor';

// Inform
export const whatAlerts = 'las alertas informativas';
export const informAnArea = 'Informar a un área';
export const informIntro =
  'Úselo para un corte de energía o un anuncio que ninguna de nuestras fuentes trae. Los miembros con una casa en el área reciben un correo. No se inicia ningún servicio.';
export const informationAlerts = 'Alertas informativas';
export const noAlerts = 'Aún no hay alertas informativas.';
export const enterAuthority = 'Ingrese la autoridad o empresa que lo anunció';
export const announced = 'Alerta enviada';
export const announcedDetail = 'Los miembros del área reciben un correo cada uno.';
export const notAnnounced = 'La alerta no se envió';
export const nothingWasSent = (problem: string) => `${problem} No se envió nada.`;
export const whatWasAnnounced = 'Lo que se anunció';
export const announcedBy = 'Anunciado por';
export const announcedByHint = 'La empresa o autoridad. Los miembros pueden leerlo.';
export const starts = 'Empieza';
export const startsHint = 'En su zona horaria. Déjelo vacío para empezar ahora.';
export const ends = 'Termina';
export const endsHint = 'Déjelo vacío si no se sabe.';
export const announce = 'Enviar alerta';
export const over = 'Terminada';
export const inForce = 'Vigente';
export const from = (moment: string) => `Desde el ${moment}.`;
export const until = (moment: string) => `Hasta el ${moment}.`;
export const oneSent = '1 mensaje enviado.';
export const messagesSent = (n: number) => `${n} mensajes enviados.`;
export const ended = 'Terminado';
export const endedDetail = 'Los miembros informados reciben un correo que dice que terminó.';
export const notEnded = 'No se terminó';
export const endAlert = 'Terminar alerta';
export const endQuestion = '¿Terminar esta alerta?';
export const endDetail = (title: string) => `${title} terminó. Los miembros informados reciben un correo.`;

// Drills
export const whatDrills = 'los simulacros';
export const drillBadge = 'SIMULACRO';
export const areaDrill = 'Simulacro de área';
export const drillIntro =
  'Los hogares practican con su propio plan, habitación y mensajes en mente. No se mueve dinero, no se reserva ninguna habitación y no se le indica salir a nadie. Reciben un correo que empieza con la palabra SIMULACRO.';
export const results = 'Resultados';
export const noDrills = 'Aún no hay simulacros de área.';
export const nameDrill = 'Ingrese un nombre para el simulacro';
export const drillStarted = 'Simulacro iniciado';
export const takePart = (homes: string, n: number) => `${n === 1 ? 'Participa' : 'Participan'} ${homes}.`;
export const drillNotStarted = 'El simulacro no empezó';
export const drillName = 'Nombre del simulacro';
export const householdsRead = 'Los hogares pueden leerlo.';
export const typeWord = (word: string) => `Escriba ${word}`;
export const typeToContinue = (word: string) => `Escriba ${word} para continuar.`;
export const typeToConfirm = 'Escriba para confirmar';
export const chooseAreaFirst = 'Elija primero un área. La confirmación indica cuántas casas participan.';
export const startDrill = 'Empezar simulacro';
export const running = 'En curso';
export const stopped = 'Detenido';
export const drillsCaption = 'Simulacros de área';
export const drillHeader = 'Simulacro';
export const drillNamed = (name: string) => `SIMULACRO: ${name}`;
export const state = 'Estado';
export const started = 'Empezó';
export const homes = 'Casas';
export const seen = 'Vistas';
export const allSafe = 'Todos a salvo';
export const notNow = 'Ahora no';
export const end = 'Terminar';
export const endDrill = 'Terminar simulacro';
export const drillEnded = 'Simulacro terminado';
export const drillNotEnded = 'El simulacro no terminó';
