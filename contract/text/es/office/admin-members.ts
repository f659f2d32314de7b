/** Members and the team in the back office. */
export const members = 'Miembros';
export const memberWords = { one: 'miembro', many: 'miembros' };
export const emailOrName = 'Correo o nombre';
export const any = 'Cualquiera';
export const anyState = 'Cualquier estado';
export const anyPlan = 'Cualquier plan';
export const anyRole = 'Cualquier rol';
export const home = 'Casa';
export const hasAHome = 'Tiene una casa';
export const hasNoHome = 'Sin casa';
export const empty = 'Aún no hay cuentas';
export const emptyDetail = 'Los miembros nuevos aparecen aquí.';
export const starting = 'Por iniciar';
export const active = 'Activa';
export const paymentLate = 'Pago atrasado';
export const ended = 'Terminada';
export const none = 'Ninguna';

// One member
export const member = 'Miembro';
export const theMember = 'el miembro';
export const membershipIs = (word: string) => `Membresía: ${word}`;
export const you = 'Usted';
export const evacuating = (city: string) => `Evacuación activa: ${city}`;
export const alertOpened = <T>(incident: T, moment: string) => [
  incident,
  `, desde el ${moment}. El hogar vio la alerta.`,
];
export const alertNotOpened = <T>(incident: T, moment: string) => [
  incident,
  `, desde el ${moment}. El hogar aún no ha confirmado la alerta.`,
];
export const account = 'Cuenta';
export const email = 'Correo';
export const name = 'Nombre';
export const notGiven = 'No indicado';
export const joined = 'Se inscribió';
export const homes = 'Casas';
export const where = 'Lugar';
export const openPurchases = 'Compras abiertas';
export const ownsNone = 'Ninguna propia';
export const owns = (n: number) => `${n} propias`;
export const archived = (n: number) => `${n} archivadas`;
export const shared = (n: number) => `${n} compartidas con esta persona`;
export const signIn = 'Acceso';
export const role = 'Rol';
export const passkeys = 'Llaves de acceso';
export const noPasskeys = 'Ninguna (entra por correo)';
export const signedInOn = 'Sesión abierta en';
export const noDevice = 'Ningún dispositivo';
export const lastUsed = (moment: string) => `último uso ${moment}`;
export const auditLink = 'Registro de auditoría de esta cuenta';

// Contact
export const contact = 'Contacto';
export const showContact = 'Mostrar datos de contacto';
export const contactLogged = 'La consulta queda registrada.';
export const phone = 'Teléfono';
export const noPhone = 'No hay teléfono verificado';
export const contactNotLoaded = 'No pudimos cargar los datos de contacto';

// Membership
export const membership = 'Membresía';
export const neverMember = 'Nunca ha tenido una membresía.';
export const plan = 'Plan';
export const pricePer = { month: (sum: string) => `${sum} al mes`, year: (sum: string) => `${sum} al año` };
export const state = 'Estado';
export const canceledRunning = 'Cancelada, activa hasta que termine';
export const ends = 'Termina';
export const renews = 'Se renueva';
export const servicesUntil = 'Servicios hasta';
export const becomesThen = 'Cambia a';
export const card = 'Tarjeta';
export const invoices = 'Facturas';
export const notPaid = 'Sin pagar';
export const paid = 'Pagada';
export const voided = 'Anulada';
export const cancelMembership = 'Cancelar membresía';
export const cancelQuestion = (who: string) => `¿Cancelar la membresía de ${who}?`;
export const cancelLate =
  'La última renovación no está pagada, así que termina ahora, junto con todos los servicios de evacuación.';
export const cancelEffect =
  'Sigue activa hasta el fin del período pagado y no se cobra más. Le escribiremos. Puede conservarla hasta entonces.';
export const keepMembership = 'Conservar membresía';
export const memberReads = 'El miembro lo ve en su registro de actividad.';
export const membershipCanceled = (who: string) => `La membresía de ${who} está cancelada`;

// Points
export const points = 'Puntos';
export const balance = 'Saldo';
export const when = 'Cuándo';
export const whatFor = 'Motivo';
export const adjustPoints = 'Ajustar puntos';
export const pointsCaption = 'Historial de puntos';
export const pointsNotLoaded = 'No pudimos cargar los puntos';
export const adjustDetail = (who: string, points: string) =>
  `${who} tiene ${points} y verá el motivo en su historial.`;
export const save = 'Guardar';
export const pointsAdjusted = 'Puntos ajustados';
export const howMany = 'Cuántos';
export const adjustHint = '250 agrega puntos, -50 quita.';
export const memberSees = 'El miembro lo ve.';

// Sessions and roles
export const reason = 'Motivo';
export const reasonHint = 'Se guarda en el registro de auditoría.';
export const enterReason = 'Ingrese un motivo para el registro de auditoría';
export const signOutEverywhere = 'Cerrar todas las sesiones';
export const signOutQuestion = (who: string) => `¿Cerrar todas las sesiones de ${who}?`;
export const signOutEffect = (n: number) =>
  `${n === 1 ? 'Se cierra la sesión en 1 dispositivo' : `Se cierra la sesión en ${n} dispositivos`}. Puede volver a entrar con una llave de acceso o un código.`;
export const duringEvacuation = 'Ahora tiene una evacuación activa.';
export const youToo = 'Esta es su cuenta, así que también se cierra su sesión.';
export const oneSignedOut = 'Sesión cerrada en 1 dispositivo';
export const signedOut = (n: number) => `Sesión cerrada en ${n} dispositivos`;
export const yourRole = 'Este es usted. Otro administrador puede cambiar su rol.';
export const changeRole = 'Cambiar rol';
export const changeRoleOf = (who: string) => `Cambiar el rol de ${who}`;
export const roleEffect = 'Se cierran todas sus sesiones y el rol nuevo se aplica de inmediato.';
export const roleEffectPasskey =
  'Se cierran todas sus sesiones y el rol nuevo se aplica de inmediato. Deberá registrar una llave de acceso antes de entrar.';
export const roleNotChanged = 'El rol no se cambió';
export const chooseOtherRole = 'Elija un rol distinto';

// Team
export const team = 'Equipo';
export const theTeam = 'el equipo';
export const people = 'Personas';
export const staffCaption = 'Personas con un rol en el equipo';
export const addSomeone = <T>(link: (words: string) => T) => [
  'Para agregar a alguien, busque su cuenta en ',
  link('Miembros'),
  ' y cambie su rol. Primero necesita una cuenta.',
];
export const person = 'Persona';
export const lastSeen = 'Última vez';
export const noSession = 'Sin sesión';
export const actions = 'Acciones';
export const roles = 'Roles';
export const seesContact = 'Ve los datos de contacto.';
export const seesContactLogged = 'Ve los datos de contacto con un clic, que queda registrado.';
export const seesNoContact = 'No ve los datos de contacto.';

// The home advisor.
export const homeAdvisor = 'Asesor del hogar';
export const theHomeAdvisor = 'el asesor del hogar';
export const planHasNoAdvisor = 'El plan de este miembro no incluye un asesor del hogar.';
export const advisorNotChosen = 'Todavía sin elegir';
export const advisorNone = 'Sin elegir';
export const advisorChosen = 'Se eligió al asesor del hogar';
export const advisorRemoved = 'Este miembro ya no tiene un asesor del hogar';
export const advisorNotChanged = 'No se cambió al asesor del hogar';
export const advisorHint = 'El miembro ve el nombre. Las llamadas pedidas pasan al nuevo asesor.';
