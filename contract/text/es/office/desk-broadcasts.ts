/** Avisos generales y respuestas guardadas en la mesa de casos. */

// Broadcasts.
export const theBroadcasts = 'los avisos generales';
export const noIncident = 'No hay ningún incidente ahora';
export const noIncidentText = 'Los avisos generales van a los hogares con servicios en un incidente.';
export const soFar = 'Avisos generales hasta ahora';
export const noneYet = 'Todavía ninguno.';
export const states = { proposed: 'Necesita a otra persona', sent: 'Enviado', withdrawn: 'Retirado' };
export const audience = {
  any: 'Todos los hogares con servicios',
  'not-seen': 'No han abierto la orden',
  'no-room': 'Esperan una habitación',
  room: 'Tienen habitación',
};
export const needs = {
  any: 'Cualquier necesidad',
  medical: 'Necesitan oxígeno o electricidad',
  accessible: 'Necesitan una habitación sin escalones',
  pets: 'Tienen mascotas',
};
export const households = (count: number, shown: string) => (count === 1 ? '1 hogar' : `${shown} hogares`);
export const oneZone = 'Una zona.';
export const everyZone = 'Todas las zonas.';
export const filterText = (audience: string, needs: string, zones: string, households: string) =>
  `${audience}. ${needs}. ${zones} ${households}.`;
export const writtenBy = (name: string, at: string) => `Escrito por ${name}, ${at}.`;
export const approvedBy = (name: string) => ` Aprobado por ${name}.`;
export const sentTo = (at: string, people: string) => ` Enviado el ${at}; ${people} personas avisadas.`;
export const withdraw = 'Retirar';
export const withdrawn = 'Se retiró el aviso general';
export const nothingChanged = 'No se cambió nada';
export const review = 'Revisar y aprobar';
export const approveTitle = 'Aprobar este aviso general';
export const approveText = (households: string) => `Va a ${households} enseguida. No se puede deshacer.`;
export const approveAndSend = 'Aprobar y enviar';
export const broadcastSent = 'Se envió el aviso general';

// Writing one.
export const writeToIncident = 'Escribir a un incidente';
export const incident = 'Incidente';
export const zone = 'Zona';
export const allZones = 'Todas las zonas';
export const householdsLabel = 'Hogares';
export const needsLabel = 'Necesidades';
export const message = 'Mensaje';
export const messageHint =
  'Variables: {{place}} es la ciudad de la casa, {{incident}} el nombre del incidente. Los mensajes de texto muestran los primeros 230 caracteres.';
export const unknownVariable = (name: string) =>
  `{{${name}}} no es una variable. Use una de la lista de abajo.`;
export const preview = 'Vista previa';
export const reaches = <T>(bold: (words: string) => T, households: string) => [
  'Llega a ',
  bold(households),
  ', por la aplicación, correo, notificación y mensaje de texto.',
];
export const needsSecond = 'Más de 1,000 hogares: otra persona debe aprobarlo antes de enviarlo.';
export const askApproval = 'Pedir aprobación';
export const send = 'Enviar';
export const sendTitle = 'Enviar este aviso general';
export const sendText = (households: string) => `Llega a ${households}. No se puede deshacer.`;
export const needsSecondPerson = 'El aviso general necesita a otra persona';

// The typed count.
export const cancel = 'Cancelar';
export const nothingSent = 'No se envió nada';
export const typeNumber = 'Escriba el número';
export const typeHouseholds = 'Escriba el número de hogares';

// Canned replies.
export const cannedReplies = 'Respuestas guardadas';
export const theCannedReplies = 'las respuestas guardadas';
export const addReply = 'Agregar una respuesta';
export const noReplies = 'Todavía no hay respuestas guardadas';
export const noRepliesText =
  'Agregue lo que los agentes escriben a menudo. Lo usan con una tecla en la mesa.';
export const changed = (at: string) => `Cambiada el ${at}`;
export const edit = 'Editar';
export const editNamed = (title: string) => `Editar ${title}`;
export const remove = 'Quitar';
export const removeNamed = (title: string) => `Quitar ${title}`;
export const editTitle = 'Editar respuesta guardada';
export const addTitle = 'Agregar una respuesta guardada';
export const editText =
  'Las variables se completan cuando un agente usa la respuesta. Si una no se conoce para un caso, el agente debe escribirla antes de enviar.';
export const save = 'Guardar';
export const notSaved = 'No se guardó';
export const saved = (title: string) => `Guardada: ${title}`;
export const title = 'Título';
export const reply = 'Respuesta';
export const variables = 'Variables';
export const variableNames = {
  first_name: 'Nombre del titular de la casa',
  place: 'Ciudad y estado de la casa',
  hotel: 'Nombre del hotel con su habitación',
  hotel_address: 'Dirección de ese hotel',
  hotel_phone: 'Teléfono de ese hotel',
  number: 'Nuestro teléfono',
  ref: 'Referencia del caso',
  agent: 'El nombre de usted',
};
export const removeTitle = (title: string) => `Quitar “${title}”`;
export const removeText = 'Los agentes ya no podrán usarla. Las respuestas enviadas quedan como están.';
export const notRemoved = 'No se quitó';
export const removed = (title: string) => `Quitada: ${title}`;

// Choosing one.
export const useReply = 'Usar una respuesta guardada';
export const useReplyText = 'Puede cambiar el texto antes de enviarlo.';
export const findReply = 'Buscar una respuesta';
export const findReplyHint = 'Enter usa la primera.';
export const noReply = 'Ninguna respuesta guardada';
export const noReplyText = 'Operaciones puede agregar una en Respuestas guardadas.';
export const notKnown = (names: string) =>
  `No se conoce para este caso: ${names}. Escríbalo antes de enviar.`;
