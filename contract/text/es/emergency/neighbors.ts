/** The pages of neighbor groups. */
export const title = 'Vecinos';
export const intro =
  'Un grupo de su calle o zona. Cada hogar decide qué ven sus vecinos, y al principio no ven nada.';
export const theGroups = 'sus grupos';
export const theGroup = 'el grupo';
export const yourGroups = 'Sus grupos';
export const noGroups = 'Todavía no está en un grupo';
export const noGroupsText =
  'Un embajador de su calle puede invitarle con un enlace o un volante. Si no hay grupo todavía, usted puede ser el embajador.';
export const becomeAmbassador = 'Ser embajador';
export const paused = 'En pausa';
export const pausedText = 'Nadie ve nada de este grupo ahora, porque su embajador no está activo.';
export const youLead = 'Usted lo dirige';
export const member = 'Miembro';
export const open = 'Abrir';
export const startGroup = 'Crear un grupo';
export const startGroupText = 'Para su calle o zona. Puede dirigir hasta tres grupos.';
export const started = 'Grupo creado';
export const groupName = 'Nombre';
export const groupNameHint = 'Lo ven los vecinos y los correos de simulacros, como “Oak Ridge Drive”.';
export const groupArea = 'Área';
export const groupAreaHint = 'Calles o vecindario, en sus palabras. Sin números de casa de personas.';
export const zoneId = 'Zona de evacuación';
export const zoneIdHint = 'Si la conoce, como BUT-PAR-042. Está en su plan y en el mapa de su condado.';
export const zoneIs = (zone: string) => `Zona ${zone}`;
export const gone = 'Este grupo no está disponible';
export const goneText = 'Puede estar cerrado o en pausa, o quizá usted ya no forma parte de él.';
export const backToGroups = 'Ver sus grupos';
export const ledBy = (name: string) => `Lo dirige ${name}`;
export const householdCount = (count: number) => (count === 1 ? '1 hogar' : `${count} hogares`);

// What the household shows
export const yourHousehold = 'Lo que los vecinos ven de usted';
export const yourHouseholdText =
  'Todo está apagado hasta que lo active. Los cambios son inmediatos, para todos.';
export const showName = 'Nombre';
export const showNameHint =
  'El nombre que sus vecinos conocen, como “Maya y Leo, puerta azul”. Vacío: sin nombre.';
export const showSkills = 'Habilidades y cosas que puede prestar';
export const showSkillsHint =
  'Por ejemplo: enfermera, motosierra, remolque, habla español. Vacío: no se muestra.';
export const showNeeds = 'Lo que podría necesitar';
export const showNeedsHint =
  'Por ejemplo: sin auto, usa andador. Escriba solo lo que los vecinos deban saber. Vacío: no se muestra.';
export const showCheck = 'Vean cómo estoy';
export const showCheckHint =
  'Los vecinos ven que le gustaría que pregunten por usted. Durante una orden o advertencia pueden pedir a nuestro equipo que le contacte.';
export const showPin = 'Mostrar mi vivienda en el mapa del grupo';
export const showPinHint = 'A la cuadra más cercana, nunca su dirección.';
export const showBoard = 'Mostrar mis avisos en el tablero';
export const showBoardHint =
  'Durante una orden o advertencia, los vecinos ven cuántos de ustedes avisaron que salieron y si necesitan un viaje. Requiere un nombre.';
export const takeDrills = 'Participar en simulacros de la calle';
export const takeDrillsHint =
  'Recibe correos de práctica. El grupo ve cantidades; su nombre, solo si usted lo muestra.';
export const save = 'Guardar';
export const saved = 'Guardado. Los vecinos ya lo ven.';
export const stopShowing = 'Dejar de mostrar todo';
export const stopped = 'Los vecinos ya no ven nada de usted';
export const leave = 'Dejar el grupo';
export const leaveQuestion = '¿Dejar este grupo?';
export const leaveText = 'Todo lo que mostró aquí se borra de inmediato. Para volver necesita un enlace.';
export const left = 'Dejó el grupo';

// The list and the map
export const neighbors = 'Vecinos';
export const neighborsText = (shown: number, all: number) =>
  `${shown} de ${all} hogares muestran algo. Los demás solo se cuentan.`;
export const noNeighbors = 'Ningún hogar muestra nada todavía';
export const noNeighborsText = 'Unirse no muestra nada. Cada hogar decide por sí mismo.';
export const aHousehold = 'Un hogar';
export const showsNothing = 'No muestra nada';
export const you = 'Usted';
export const skills = 'Habilidades';
export const needs = 'Necesidades';
export const wantsCheck = 'Vean cómo estoy';
export const remove = 'Quitar';
export const removeFromGroup = (name: string) => `Quitar: ${name}`;
export const removeQuestion = '¿Quitar este hogar?';
export const removeText =
  'Todo lo que mostraba se borra de inmediato y recibe un correo. No puede volver con un enlace.';
export const removed = 'Hogar quitado';
export const map = 'Mapa del grupo';
export const mapText =
  'Cuadras con hogares que aceptaron estar en el mapa. Los lugares se redondean a la cuadra.';
export const mapTitle = 'Mapa de las cuadras del grupo';
export const noMap = 'Ninguna vivienda está en el mapa todavía';
export const noMapText = 'Las viviendas aparecen aquí cuando los hogares activan el mapa.';
export const mapUnable = 'Este navegador no puede dibujar el mapa. La lista tiene la misma información.';
export const block = (n: number) => `Cuadra ${n}`;
export const unnamed = (count: number) =>
  count === 1 ? '1 hogar sin nombre' : `${count} hogares sin nombre`;

// The board
export const board = 'Quién salió';
export const boardText =
  'Lo que los hogares nos dijeron. No significa que alguien esté a salvo. Si alguien está en peligro, llame primero al 911.';
export const boardEmpty = 'Ningún hogar del tablero está bajo esta orden o advertencia.';
export const statuses = {
  help: 'Pidió ayuda',
  out: 'Todos avisaron que salieron',
  some: 'Algunos avisaron que salieron',
  none: 'No ha avisado',
  unknown: 'No lo sabemos',
};
export const outOf = (out: number, of: number) => `${out} de ${of} avisaron que salieron`;
export const unknownText = 'Este hogar no anotó personas, así que no hay avisos.';
export const lastCheckIn = (moment: string) => `Último aviso: ${moment}`;
export const noCheckIn = 'Sin aviso todavía. Puede que sigan en casa.';
export const needsRide = 'Necesita un viaje';
export const isAskedAbout = 'Se pidió a nuestro equipo que pregunte';
export const askRide = 'Pedir un viaje';
export const askRideFor = (name: string) => `Pedir un viaje para ${name}`;
export const askCheck = 'Pedir que preguntemos';
export const askCheckOn = (name: string) => `Pedir que preguntemos por ${name}`;
export const askedDone = 'Nuestro concierge tiene su solicitud. Esto no envía ayuda de emergencia.';
export const callFirst = '¿Hay una vida en peligro? Llame primero al 911.';
export const callFirstText =
  'Nuestro equipo de concierge ayuda con viajes y llama a las personas. No puede enviar bomberos ni ambulancias.';
export const call911 = 'Llamar al 911';
export const yourRequest = 'Su hogar';
export const checkInHere = 'Avisar dónde está su hogar';

// Drills
export const drills = 'Simulacros de la calle';
export const drillsText =
  'Una evacuación de práctica para los hogares que aceptaron participar. No se reserva nada y no se mueve dinero.';
export const planDrill = 'Planear un simulacro';
export const planDrillText = 'Cada hogar recibe un correo. Solo participan los que activaron los simulacros.';
export const drillDay = 'Día';
export const drillTime = 'Hora';
export const drillPlanned = 'Simulacro planeado. Estamos enviando correos al grupo.';
export const noDrills = 'Sin simulacros todavía';
export const noDrillsText = 'Practique una vez antes de la temporada de incendios: toma unos 15 minutos.';
export const drillStates = {
  planned: 'Planeado',
  running: 'En curso',
  done: 'Terminado',
  canceled: 'Cancelado',
};
export const drillOn = (moment: string) => `Simulacro: ${moment}`;
export const startDrill = 'Empezar ahora';
export const drillStarted = 'El simulacro empezó';
export const endDrill = 'Terminar simulacro';
export const drillEnded = 'El simulacro terminó';
export const cancelDrill = 'Cancelar simulacro';
export const drillCanceled = 'Simulacro cancelado';
export const counts = {
  invited: 'En el simulacro',
  acknowledged: 'Confirmaron',
  left: 'Practicaron la salida',
  finished: 'Terminaron',
  declined: 'Dijeron “ahora no”',
};
export const resultCaption = 'Hogares en este simulacro, por paso';
export const step = 'Paso';
export const households = 'Hogares';
export const finishedNames = (names: string) => `Terminaron: ${names}`;
export const picture = 'Resultado como imagen';
export const downloadPicture = 'Descargar imagen';
export const openYourDrill = 'Abrir su simulacro';
export const enterPoints = 'Anotar para puntos de impacto';
export const enterPointsText =
  'Un simulacro que terminaron al menos tres hogares además del suyo da 25 puntos cuando otra persona lo confirma.';
export const tooFew =
  'Para puntos de impacto, deben terminar el simulacro al menos tres hogares además del suyo.';
export const entered = 'Anotado para puntos de impacto';
export const whoConfirms = '¿Quién lo confirma?';
export const ourTeam = 'Nuestro equipo';
export const enter = 'Anotar';

// Links
export const links = 'Enlaces de invitación';
export const linksText =
  'Comparta un enlace o imprima un volante. Abrirlo no cambia nada: las personas inician sesión y hacen clic para unirse.';
export const noLinks = 'Ningún enlace funciona ahora';
export const noLinksText = 'Haga un enlace para invitar a su calle.';
export const addLink = 'Hacer un enlace';
export const linkAdded = 'Enlace listo';
export const linkDays = 'Funciona por';
export const daysLong = (days: number) => `${days} días`;
export const linkUses = 'Como máximo';
export const linkFacts = (uses: number, most: number, until: string) =>
  `Usado ${uses} de ${most} veces. Funciona hasta el ${until}.`;
export const copy = 'Copiar enlace';
export const copied = 'Enlace copiado';
export const notCopied = 'No pudimos copiarlo. Seleccione el enlace y cópielo usted.';
export const theLink = 'Enlace';
export const flyer = 'Volante para imprimir';
export const revoke = 'Anular';
export const revoked = 'Enlace anulado. Ya no funciona.';
export const closeGroup = 'Cerrar el grupo';
export const closeQuestion = '¿Cerrar este grupo?';
export const closeText =
  'Todos los hogares salen, lo que mostraban se borra y los enlaces dejan de funcionar. No se puede deshacer.';
export const closed = 'Grupo cerrado';

// The flyer
export const flyerTitle = 'Volante';
export const print = 'Imprimir';
export const flyerGone = 'Este enlace ya no funciona';
export const flyerGoneText = 'Haga un enlace nuevo en la página del grupo y luego imprima su volante.';
export const backToGroup = 'Volver al grupo';
export const linkRunsOut = (until: string) => `El código funciona hasta el ${until}.`;
