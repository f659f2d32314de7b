/** Un caso en la mesa: qué se puede hacer, la conversación, el historial y el hogar. */

// The case.
export const theCase = 'el caso';
export const yours = 'Suyo';
export const inTheQueue = 'En la fila';
export const aHousehold = 'Un hogar';
export const openSince = (at: string) => `Abierto desde el ${at}.`;
export const mergedInto = (ref: string) => `Unido a ${ref}`;
export const continueIn = (ref: string) => `Continuar en ${ref}`;
export const history = 'Historial';
export const noteForTeam = 'Nota para el equipo';
export const noteHint = 'El hogar no la ve, salvo en una copia de sus datos.';
export const addNote = 'Agregar nota';
export const noteNotSaved = 'No se guardó la nota';

// A case of someone else.
export const notYours = 'Este caso no es suyo';
export const notYoursText = (minutes: number) =>
  `Escriba por qué lo necesita. Su motivo queda en el historial del caso, y podrá leerlo durante ${minutes} minutos.`;
export const reason = 'Motivo';
export const openTheCase = 'Abrir el caso';

// What can be done.
export const actions = {
  call: 'Registrar una llamada',
  assign: 'Asignar',
  wait: 'Poner en espera',
  remind: 'Recordarme',
  severity: 'Cambiar la gravedad',
  merge: 'Unir',
  close: 'Cerrar el caso',
};
export const backToQueue = 'Devolver a la fila';
export const takeThisCase = 'Tomar este caso';
export const youHaveCase = (ref: string) => `Tiene el caso ${ref}`;
export const reopen = 'Abrir de nuevo';
export const caseIsOpen = (ref: string) => `El caso ${ref} está abierto`;
export const handOver = 'Pasar el caso';
export const nothingChanged = 'No se cambió nada';
export const shortcuts = {
  next: 'Tomar el siguiente caso',
  down: 'El siguiente de sus casos',
  up: 'El anterior de sus casos',
  find: 'Buscar un caso',
  reply: 'Responder',
  send: 'Enviar la respuesta',
  canned: 'Usar una respuesta guardada',
  note: 'Escribir una nota',
  assign: 'Asignar, o pasar su caso',
  merge: 'Unir a otro caso',
  help: 'Mostrar estos atajos',
};

// The dialog of an action.
export const dialogTitle = (action: string, ref: string) => `${action}: ${ref}`;
export const texts = {
  call: 'Una llamada en la que contestaron detiene el reloj.',
  assign: 'El nuevo responsable ve el caso en su mesa enseguida.',
  wait: 'El caso se abre de nuevo a esta hora, o cuando el hogar escriba.',
  severity: 'Las reglas nunca bajan la gravedad de un caso. Usted puede, si escribe por qué.',
  remind: 'El caso sigue abierto. Quien lo tenga a esa hora ve el recordatorio en la mesa.',
  merge: 'Este caso se cierra y continúa en el otro. Las dos referencias lo siguen encontrando.',
  close: 'El historial del hogar se conserva. Un mensaje nuevo abre el caso otra vez.',
};
export const textLabels = {
  wait: 'Qué está esperando',
  remind: 'Qué recordar',
  severity: 'Por qué',
};
export const note = 'Nota';
export const needsTime = 'Elija una hora';
export const save = 'Guardar';
export const cancel = 'Cancelar';
export const notSaved = 'No se guardó';
export const saved = (ref: string) => `${ref}: guardado`;
export const outcome = 'Resultado';
export const assignTo = 'Asignar a';
export const noOneQueue = 'Nadie: devolver a la fila';
export const mergeInto = 'Unir a';
export const refAndState = (ref: string, state: string) => `${ref}, ${state}`;
export const until = 'Hasta';
export const when = 'Cuándo';
export const ownTimeZone = 'En su propia zona horaria.';
export const severity = 'Gravedad';

// The conversation.
export const conversation = 'Conversación';
export const theConversation = 'la conversación';
export const nothingWritten = 'Todavía no hay nada escrito. Llame al hogar, o escríbale.';
export const withVisitor = (name: string) => `Conversación con ${name}`;
export const withHousehold = 'Conversación con el hogar';
export const read = 'Leído';
export const notReadYet = 'Todavía no leído';
export const mailStates = {
  due: 'En camino por correo electrónico',
  sent: 'Enviado por correo electrónico',
  refused: 'No entregado',
};
export const mailRefused = (name: string) =>
  `. El servidor de correo lo rechazó, así que ${name} no lo ha leído.`;
export const sendAgain = 'Enviar otra vez';
export const onItsWayAgain = 'La respuesta va en camino otra vez';
export const replyNotSent = 'No se envió la respuesta';

// A reply.
export const reply = 'Respuesta';
export const somethingNew = 'Hay algo nuevo';
export const somethingNewText =
  'Su respuesta no se envió. Lea el mensaje más reciente de arriba y envíela otra vez.';
export const visitorReplyHint = (email: string) =>
  `Se envía a ${email} por correo electrónico, con su mensaje debajo.`;
export const householdReplyHint =
  'El hogar la ve en la aplicación. Quien escribió por mensaje de texto o correo también la recibe así. Si nadie la lee en un minuto, avisamos a todos por notificación, mensaje de texto y correo. Si es urgente, llame.';
export const writeReply = 'Escriba una respuesta';
export const replaceVariable = (name: string) => `Reemplace {{${name}}} antes de enviar`;
export const closeAfter = 'Cerrar el caso después de enviar';
export const sendReply = 'Enviar respuesta';
export const sendAnyway = 'Enviar de todos modos';
export const cannedReply = 'Respuesta guardada';
export const typingReply = (names: string, count: number) =>
  count === 1 ? `${names} está escribiendo una respuesta.` : `${names} están escribiendo una respuesta.`;
export const viewingToo = (names: string, count: number) =>
  count === 1 ? `${names} también está viendo este caso.` : `${names} también están viendo este caso.`;

// The history.
export const anotherSeverity = 'otra gravedad';
export const noReasonGiven = 'sin motivo';
export const aColleague = 'un colega';
export const events = {
  opened: 'Abierto',
  openedByHousehold: 'Abierto por el hogar',
  openedByVisitor: 'Abierto por el mensaje de un visitante',
  raised: (severity: string, why: string) => `Subido a ${severity}: ${why}`,
  lowered: (severity: string) => `Bajado a ${severity}`,
  claimed: 'Tomado',
  returned: 'Devuelto a la fila',
  givenToAdvisor: (name: string) => `Dado a su asesor del hogar, ${name}`,
  assigned: (name: string) => `Asignado a ${name}`,
  offered: (name: string) => `Ofrecido a ${name}`,
  handedOver: (name: string) => `Pasado por ${name}`,
  notHandedOver: 'No se pasó',
  viewed: 'Abierto por otra persona',
  noted: 'Nota',
  called: (outcome: string) => `Llamada: ${outcome}`,
  requested: 'Llamada pedida',
  requestedFor: (at: string) => `Llamada pedida para el ${at}`,
  bookingStuck: (ref: string) => `Sin socio para la reserva ${ref}`,
  waiting: 'Puesto en espera',
  waitingUntil: (at: string) => `En espera hasta el ${at}`,
  reminder: 'Recordatorio',
  reminderFor: (at: string) => `Recordatorio para el ${at}`,
  merged: 'Unido',
  mergedInto: (ref: string) => `Unido a ${ref}`,
  mergedFrom: (ref: string) => `${ref} se unió a este caso`,
  reopened: 'Abierto de nuevo',
  reopenedByHousehold: 'Abierto de nuevo por el hogar',
  reopenedRefused: 'Abierto de nuevo: no se pudo entregar nuestra respuesta',
  reopenedByClock: 'Abierto de nuevo: llegó la hora',
  closed: (why: string) => `Cerrado: ${why}`,
};
export const returned = {
  silent: 'Devuelto a la fila: sin actividad',
  away: 'Devuelto a la fila: se cerró la ventana del responsable',
  'shift-ended': 'Devuelto a la fila: terminó el turno del responsable',
  'not-accepted': 'Devuelto a la fila: nadie aceptó el relevo',
};
export const kept = { returned: 'Relevo rechazado', 'taken-back': 'Relevo retirado' };

// The household.
export const household = 'Hogar';
export const theHousehold = 'el hogar';
export const home = 'Casa';
export const showPin = 'Mostrar el marcador en un mapa';
export const plan = (name: string) => `Plan: ${name}`;
export const noMembership = 'Sin membresía';
export const order = (words: string) => `Orden: ${words}`;
export const noOrder = 'Ninguna para esta casa';
export const room = (words: string) => `Habitación: ${words}`;
export const cash = (words: string) => `Dinero: ${words}`;
export const peopleAndNeeds = 'Personas y necesidades';
export const noPeople = 'No hay personas agregadas.';
export const animals = 'Animales';
export const noAnimals = 'No hay animales agregados.';
export const evacuationPlan = 'Plan de evacuación';
export const noPlan = 'No hay un plan agregado.';
export const account = 'Cuenta';
export const owner = '(titular)';
export const phones = 'Teléfonos';
export const showPhones = 'Mostrar los teléfonos';
export const phonesLogged = 'El registro de auditoría anota que usted los vio.';
export const noPhone = 'sin teléfono verificado';
export const phonesNotLoaded = 'No pudimos cargar los teléfonos';
export const otherCases = 'Otros casos';
export const noOtherCases = 'No hay otros casos.';

// A visitor.
export const visitor = 'Visitante';
export const visitorText =
  'Escribió en la página de contacto sin iniciar sesión. No sabemos si la dirección es suya.';
export const acknowledgement = {
  due: 'El acuse de recibo va en camino por correo electrónico.',
  sent: 'Recibió un acuse de recibo por correo electrónico.',
  refused: 'El servidor de correo rechazó el acuse de recibo. Revise la dirección.',
  withheld: 'No se envió acuse de recibo: esta dirección ya recibió demasiados.',
};

// Unknown senders.
export const unknownSenders = 'Remitentes desconocidos';
export const unknownText =
  'Mensajes de texto y correos que no pudimos relacionar con un hogar. No causaron ninguna acción. Si alguien puede estar en peligro, llámelo, o pida al 911 que vaya a ver.';
export const theMessages = 'los mensajes';
export const noMessages = 'No hay mensajes';
export const noMessagesText = 'Cada mensaje de texto y correo es de un hogar.';
export const mayBeInDanger = 'Puede estar en peligro';
export const text = 'Mensaje de texto';
export const email = 'Correo electrónico';
export const showSender = 'Mostrar el remitente';
export const markHandled = 'Marcar como atendido';
export const markedHandled = 'Marcado como atendido';
export const notMarked = 'No se marcó';
