/** Compartir una recuperación solo para leer, y lo que ve quien tiene el enlace. */
export const title = 'Compartir recuperación';
export const intro =
  'Muestre su recuperación a un ajustador, un abogado o su familia. Pueden leerla, nunca cambiarla.';
export const theLinks = 'sus enlaces';
export const parts = {
  deadlines: 'Plazos',
  facts: 'Qué ocurrió',
  claim: 'Reclamación al seguro',
  expenses: 'Gastos de vida',
  letters: 'Cartas enviadas',
  log: 'Registro de contactos',
};
export const logWarning =
  'El registro de contactos es su propio registro de lo que otros dijeron. Piénselo bien antes de mostrarlo a su aseguradora.';
export const share = 'Compartir con un enlace';
export const shareText =
  'Quien tenga el enlace y el código puede leer lo que usted elija, tal como esté el día que lo abra.';
export const whoFor = '¿Para quién es?';
export const whoForHint = 'Solo su hogar ve esto.';
export const whoForExample = 'Nuestra abogada, M. Díaz';
export const expires = 'Funciona por';
export const days = (n: number) => (n === 1 ? '1 día' : `${n} días`);
export const what = 'Qué mostrar';
export const makeLink = 'Crear enlace';
export const copyNow = 'Copie ahora el enlace y el código';
export const copyText = (until: string) =>
  `Los mostramos una sola vez. El enlace funciona hasta el ${until}. Envíe el código por otro medio que el enlace, por ejemplo por mensaje de texto.`;
export const link = 'Enlace';
export const code = 'Código';
export const copyLink = 'Copiar enlace';
export const copied = 'Copiado';
export const notCopied = 'Seleccione el enlace y cópielo usted.';
export const done = 'Listo';
export const links = 'Enlaces';
export const noLinks = 'No ha compartido esta recuperación.';
export const states = { active: 'Activo', expired: 'Vencido', revoked: 'Revocado', locked: 'Bloqueado' };
export const lockedText = 'Alguien escribió un código equivocado demasiadas veces. Cree un enlace nuevo.';
export const worksUntil = (at: string) => `Funciona hasta el ${at}`;
export const ended = (at: string) => `Terminó. Era válido hasta el ${at}`;
export const shows = (what: string) => `Muestra: ${what}`;
export const notOpened = 'Todavía no se abrió';
export const opened = (n: number) => (n === 1 ? 'Se abrió una vez' : `Se abrió ${n} veces`);
export const network = (device: string, net: string) => `${device}, red ${net}`;
export const revoke = 'Revocar';
export const revokeQuestion = '¿Revocar este enlace?';
export const revokeText = (who: string) => `«${who}» ya no podrá abrirlo. Lo que ya vio, lo vio.`;
export const revoked = 'Enlace revocado';
export const ownerOnly = 'Solo la persona dueña de la casa puede compartir o revocar.';

// Lo que ve quien tiene el enlace.
export const sharedTitle = 'Una recuperación compartida con usted';
export const sharedIntro = 'Escriba el código que el hogar le envió.';
export const openIt = 'Abrir';
export const linkOff = 'Este enlace no funciona';
export const linkOffText =
  'Puede haber vencido, haber sido revocado o bloqueado, o le falta una parte. Pida uno nuevo a quien se lo envió.';
export const needsScript =
  'Esta página necesita JavaScript para abrir el enlace. Actívelo y vuelva a cargar.';
export const notice = (until: string) =>
  `Solo para leer. El enlace funciona hasta el ${until}. El hogar ve cuándo lo abre. El hogar escribió estos hechos y cifras. Información, no asesoría legal.`;
export const lossOn = (day: string) => `Pérdida el ${day}`;
export const insurerOwes = 'Lo que debe la aseguradora';
export const ownDeadlines = 'Plazos del hogar';
export const due = (day: string) => `Vence el ${day}`;
export const doneOn = (day: string) => `Hecho el ${day}`;
export const nothing = 'Nada registrado.';
export const paid = 'Pagado hasta ahora';
export const withheld = 'Depreciación retenida';
export const claimable = 'Por encima del costo normal';
export const estimateLine = (name: string, amount: string) => `${name}: ${amount}`;
export const adjusters = 'Ajustadores';
export const contacts = 'Contactos';

// The home advisor, and the tasks they give.
export const advisor = 'Su asesor del hogar';
export const advisorText =
  'Con una membresía Plus o Premium, su asesor del hogar puede ver su recuperación y darle tareas, si usted lo permite. Lo permite en la página de Concierge, y ahí puede terminarlo en cualquier momento.';
export const advisorLink = 'Abrir Concierge';
export const fromAdvisor = 'De su asesor del hogar';
export const taskDue = (day: string) => `A más tardar el ${day}`;
export const taskLate = (day: string) => `Vencía el ${day}`;
export const markDone = 'Marcar como hecho';
export const marked = 'Marcado como hecho';
export const law = (section: string, confidence: string) => `Ley: ${section}. Confianza: ${confidence}`;
