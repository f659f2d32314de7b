/** The waitlist in the back office. */
export const waitlist = 'Lista de espera';
export const requestWords = { one: 'solicitud', many: 'solicitudes' };
export const email = 'Correo';
export const searchHint = 'Correo o dirección';
export const home = 'Casa';
export const coverage = 'Cobertura';
export const status = 'Estado';
export const asked = 'Solicitado';
export const anyStatus = 'Cualquier estado';
export const anyCoverage = 'Cualquier cobertura';
export const empty = 'La lista de espera está vacía';
export const emptyDetail = 'Las solicitudes del sitio aparecen aquí, primero las más antiguas.';

// Decisions
export const approve = 'Aprobar';
export const invite = 'Invitar';
export const decline = 'Rechazar';
export const withdraw = 'Retirar invitación';
export const newLink = 'Enviar un enlace nuevo';
export const decisionsDone = {
  approve: {
    done: 'aprobada',
    manyDone: (n: number) => (n === 1 ? '1 solicitud aprobada' : `${n} solicitudes aprobadas`),
  },
  invite: {
    done: 'invitada',
    manyDone: (n: number) => (n === 1 ? '1 persona invitada' : `${n} personas invitadas`),
  },
  decline: {
    done: 'rechazada',
    manyDone: (n: number) => (n === 1 ? '1 solicitud rechazada' : `${n} solicitudes rechazadas`),
  },
  withdraw: {
    done: 'invitación retirada',
    manyDone: (n: number) => (n === 1 ? '1 invitación retirada' : `${n} invitaciones retiradas`),
  },
};
export const bulkQuestion = {
  approve: (n: number) => `¿Aprobar ${n} ${n === 1 ? 'solicitud' : 'solicitudes'}?`,
  invite: (n: number) => `¿Invitar a ${n} ${n === 1 ? 'persona' : 'personas'}?`,
  decline: (n: number) => `¿Rechazar ${n} ${n === 1 ? 'solicitud' : 'solicitudes'}?`,
  withdraw: (n: number) => `¿Retirar ${n} ${n === 1 ? 'invitación' : 'invitaciones'}?`,
};
export const withdrawMany = (n: number) => `Retirar ${n} ${n === 1 ? 'invitación' : 'invitaciones'}`;
export const onePerson = '1 persona';
export const people = (n: number) => `${n} personas`;
export const approveEffect = (who: string) =>
  `Escribiremos a ${who} que su casa está aprobada. No pueden inscribirse hasta recibir una invitación.`;
export const declineEffect = (who: string) =>
  `Escribiremos a ${who} que no podemos cubrir su casa, con el motivo de abajo.`;
export const newLinkEffect = (who: string) =>
  `Enviaremos a ${who} un enlace nuevo por correo. El enlace actual deja de funcionar.`;
export const inviteEffect = (who: string) =>
  `Enviaremos a ${who} un enlace para abrir una cuenta y elegir un plan. Funciona por 14 días.`;
export const withdrawManyEffect = (who: string) =>
  `Los enlaces dejan de funcionar y nadie puede inscribirse con ellos. Las casas siguen aprobadas. ${who} no recibirán un correo.`;
export const withdrawEffect = (who: string) =>
  `El enlace deja de funcionar y nadie puede inscribirse con él. La casa sigue aprobada. ${who} no recibirá un correo.`;
export const oneLeftAlone = (all: number) => `1 de las ${all} seleccionadas no lo permite y no cambia.`;
export const someLeftAlone = (n: number, all: number) =>
  `${n} de las ${all} seleccionadas no lo permiten y no cambian.`;
export const reason = 'Motivo';
export const reasonHint = 'La persona lo leerá. Se guarda con la decisión.';
export const reasonMissing = 'Ingrese un motivo que la persona leerá';
export const gone = 'Eliminada';

// One request
export const theRequest = 'la solicitud';
export const request = 'Solicitud';
export const coverageCheck = 'Revisión de cobertura';
export const plan = 'Plan solicitado';
export const none = 'Ninguno';
export const cameFrom = 'Origen';
export const askedFirst = 'Primera solicitud';
export const askedLast = 'Última solicitud';
export const invitationUntil = 'Invitación válida hasta';
export const history = 'Historial';
export const bounced = 'El servidor de correo rechazó esta dirección';
export const theInvitation = 'la invitación';
export const theDecision = 'la decisión';
export const theConfirmation = 'la confirmación';
export const notDelivered = (what: string) => `No se entregó: ${what}. Revise si la dirección tiene errores.`;

// Words
export const waiting = 'En espera';
export const approved = 'Aprobada';
export const declined = 'Rechazada';
export const invited = 'Invitada';
export const joined = 'Inscrita';
export const leftList = 'Salió de la lista';
export const covered = 'Cubierta';
export const planned = 'Prevista';
export const notYet = 'Aún no';
export const notKnown = 'Desconocida';
export const fromWaitlist = 'Página de lista de espera';
export const fromSearch = 'Búsqueda de dirección';
export const fromPlans = 'Planes';
export const fromSignUp = 'Tarjeta de registro';
export const fromMap = 'Mapa de cobertura';
export const askedToJoin = 'Pidió inscribirse';
export const askedAgain = 'Pidió otra vez';
export const newLinkSent = 'Se envió un enlace nuevo';
export const accepted = 'Aceptó la invitación';
export const invitationWithdrawn = 'Invitación retirada';
export const becameMember = 'Se hizo miembro';
export const leftWaitlist = 'Salió de la lista de espera';
