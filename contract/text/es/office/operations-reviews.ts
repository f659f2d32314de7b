/** Reviews in Operations. */
export const whatReviews = 'las revisiones';
export const reviews = 'Revisiones';
export const show = 'Mostrar';
export const waiting = 'Pendientes';
export const decided = 'Resueltas';
export const type = 'Tipo';
export const allTypes = 'Todos los tipos';
export const search = 'Buscar';
export const searchHint = 'Dirección, correo del miembro o palabras de la revisión';
export const reviewCount = (n: string, count: number) => `${n} ${count === 1 ? 'revisión' : 'revisiones'}`;
export const nothingWaits = 'Nada espera revisión';
export const nothingDecided = 'Aún no hay decisiones';
export const nothingWaitsDetail =
  'Las revisiones aparecen aquí cuando una orden, una casa o un pago necesita una decisión.';
export const nothingDecidedDetail = 'Las decisiones y sus notas aparecen aquí.';
export const since = (moment: string) => `Desde el ${moment}`;
export const homesWaiting = (homes: string, n: number) =>
  `${homes} ${n === 1 ? 'espera' : 'esperan'} esta decisión.`;
export const onCallTexted = (moment: string) => `Enviamos un mensaje al teléfono de guardia el ${moment}.`;
export const operationsEmailed = (moment: string) => `Enviamos un correo a Operaciones el ${moment}.`;
export const home = 'Casa';
export const zone = 'Zona';
export const incident = 'Incidente';
export const firstAnswer = (note: string) => `Primera decisión: ${note}`;
export const appealElsewhere = 'Otra persona del equipo debe resolver esta apelación';
export const appealElsewhereDetail = 'Usted rechazó la solicitud, así que ahora decide otra persona.';
export const reopen = 'Permitir otra solicitud ahora';
export const reopenDetail =
  'Después de un rechazo, un hogar puede pedir otra vez a las 24 horas. Esto le permite pedir de inmediato.';
export const reopened = 'Reabierta';
export const reopenedDetail = 'El hogar puede pedir otra vez ahora.';
export const product = 'Hearthline';

// Phones
export const showPhones = 'Mostrar teléfonos';
export const phonesLogged = 'La consulta de los números queda registrada.';
export const phonesNotLoaded = 'Los números no se cargaron';
export const noPhone = 'No hay teléfono verificado';
export const noPhoneDetail =
  'Aquí no hay nadie a quien llamar. Llame al despacho de emergencias del condado y dé la dirección de arriba.';
