/** Motivos de rechazo: casos, turnos, relevos y remitentes desconocidos. */

// A case.
export const noSuchCase = 'No existe ese caso.';
export const notYours = 'Este caso no es suyo. Escriba por qué lo necesita para poder abrirlo.';
export const ownerChanged =
  'Otra persona acaba de cambiar al responsable de este caso. No se cambió nada. Revise otra vez.';
export const closed = 'Este caso está cerrado. Ábralo de nuevo primero.';
export const yoursHandOver = 'Este caso es suyo. Páselo, para que su colega pueda aceptarlo.';
export const notPossible = {
  open: 'Este caso está abierto, así que no es posible. No se cambió nada.',
  waiting: 'Este caso está en espera, así que no es posible. No se cambió nada.',
  closed: 'Este caso está cerrado, así que no es posible. No se cambió nada.',
};
export const futureTime = 'Elija una hora futura. No se guardó nada.';
export const notAnswered =
  'El hogar todavía no ha sabido de nosotros. Llame o escriba antes de poner el caso en espera.';
export const wasMerged = 'Este caso se unió a otro. Trabaje en ese.';
export const lifeThreatening =
  'En este caso hay peligro de vida y el hogar no ha sabido de nosotros. Registre una llamada en la que contestaron, o baje primero la gravedad con una nota.';
export const noSuchReminder = 'No existe ese recordatorio.';
export const full = (most: number) =>
  `Tiene ${most} casos abiertos, que es el límite. Cierre uno, ponga uno en espera o dé uno a un colega primero.`;
export const justTaken = 'Un colega acaba de tomar este caso.';
export const notOpen = 'Este caso no está abierto. Ábralo de nuevo primero.';
export const merge = {
  same: 'Elija otro caso. No se unió nada.',
  visitors: 'Los mensajes de visitantes no se pueden unir. No se cambió nada.',
  call: 'Una llamada pedida no se puede unir. Ciérrela cuando esté resuelta. No se cambió nada.',
  households: 'Estos casos son de hogares distintos, así que siguen separados. No se unió nada.',
  merged: 'Uno de estos casos ya se había unido. No se cambió nada. Revise otra vez.',
  closed: 'El caso que debe quedar está cerrado. Ábralo de nuevo primero. No se unió nada.',
};

// Shifts.
export const offShift = 'No está de turno. Empiece su turno e intente otra vez.';
export const shiftChanged = 'Su turno cambió en otra ventana. Revise otra vez.';
export const onBreak = 'Está en un descanso. Termine su descanso para tomar casos.';
export const endingShift = 'Está terminando su turno. Siga de turno para tomar casos.';

// Hand-overs.
export const teamFull =
  'Sus colegas de turno no tienen lugar para todos estos casos. No se ofreció nada. Pase menos, o devuelva el resto a la fila.';
export const colleagueOff = 'Este colega no está de turno. No se ofreció nada. Elija a otra persona.';
export const colleagueFull = (free: number) =>
  `Este colega tiene lugar para ${free} más. No se ofreció nada. Pase menos, o elija a otra persona.`;
export const oneNotYours = 'Uno de estos casos ya no es suyo. No se ofreció nada. Revise otra vez.';
export const moreWords = 'Su colega necesita saber más sobre este caso.';
export const missing = {
  situation: 'Describa qué está pasando',
  next: 'Escriba qué debe pasar después',
};
export const alreadyOffered = (ref: string) => `Ya ofreció ${ref}. No se ofreció nada.`;
export const noSuchHandOver = 'No existe ese relevo.';
export const onlyReceiver = 'Solo puede hacerlo el colega a quien ofreció este caso.';
export const onlySender = 'Solo puede hacerlo el agente que ofrece este caso.';
export const handOverSettled = 'Este relevo ya se resolvió. No se cambió nada.';
export const notOffered = 'Este caso ya no se ofrece. No se cambió nada.';

// Unknown senders.
export const alreadyHandled = 'Alguien ya atendió este mensaje. No se cambió nada.';
export const noSuchMessage = 'No existe ese mensaje.';
