/** What’s wrong with something typed or chosen in the back office. */
export const reason = 'Ingrese un motivo';
export const notNeeded = 'Ingrese por qué no se necesita';
export const fromList = 'Elija de la lista';
export const atMost = (most: number) => `Elija ${most} o menos`;
export const searchTooLong = 'Use 200 caracteres o menos';
export const setupStep = 'Elija un paso de la configuración';
export const sendCashOrNot = 'Elija si se envía el dinero';
export const retryStep = 'Elija mensajes, dinero o habitaciones';
export const allowOrBlock = 'Elija permitir o bloquear';
export const orderOrWarning = 'Elija orden o advertencia';
export const areaName = 'Ingrese el nombre del área, como lo usa la autoridad';
export const source = 'Ingrese la fuente oficial y la hora';
export const approveOrReject = 'Elija aprobar o rechazar';

// The desk.
export const caseReason = 'Escriba por qué necesita este caso';
export const note = 'Escriba una nota';
export const callNote = 'Escriba qué se dijo';
export const waitingFor = 'Escriba qué está esperando';
export const severityReason = 'Escriba por qué';
export const remindOf = 'Escriba qué recordar';
export const replyTitle = 'Escriba un título';
export const replyText = 'Escriba la respuesta';
export const broadcastText = 'Escriba el mensaje';
export const knownVariables = 'Use solo las variables de la lista de abajo';
