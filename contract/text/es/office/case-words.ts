/** What our team reads about a case and a review. Composed when it is read. */

// A household at the desk.
export const cash = {
  held: (sum: string) => `${sum}, necesita aprobación`,
  due: (sum: string) => `${sum}, por enviarse`,
  'needs-card': (sum: string) => `${sum}, espera una tarjeta de débito`,
  sending: (sum: string) => `${sum}, enviándose`,
  unknown: (sum: string) => `${sum}, enviándose`,
  sent: (sum: string) => `${sum}, enviado`,
  delivered: (sum: string) => `${sum}, entregado`,
  failed: (sum: string) => `${sum}, falló`,
  cancelled: (sum: string) => `${sum}, cancelado`,
};
export const evacuationOrder = 'Orden de evacuación';
export const orders = {
  active: (zone: string, since: string) => `${zone}: vigente, desde el ${since}`,
  lifted: (zone: string, since: string) => `${zone}: levantada, desde el ${since}`,
  cancelled: (zone: string, since: string) => `${zone}: cancelada, desde el ${since}`,
};
export const noRoom = 'Todavía sin habitación';
export const checkIns = { help: 'NECESITA AYUDA', safe: 'a salvo', left: 'ya salió' };
export const notCheckedIn = 'Sin avisar';
export const animals = 'Animales';
export const plan = 'Plan';
export const aMember = 'Un miembro';
export const unnamedZone = 'Zona sin nombre';
export const aColleague = 'Un colega';
export const deletedHome = 'Una vivienda que se eliminó';
export const declaredByTeam = 'Declarado por nuestro equipo';

// The facts of a review.
export const facts = {
  zone: 'Zona',
  accuracy: 'Precisión del lugar',
  feed: 'Fuente',
  sender: 'Remitente',
  meaning: 'Interpretado como',
  homes: 'Viviendas',
  cents: 'Cantidad',
  card: 'Tarjeta',
  cardAddedAt: 'Tarjeta agregada',
  span: 'En el plazo de',
  sentCents: 'Enviado',
  capCents: 'Límite',
  order: 'Orden emitida',
  source: 'Emitida por',
  status: 'Estado',
  words: 'Como se publicó',
  told: 'Según el proveedor',
  row1: 'Fila',
  row2: 'Otra fila',
  row3: 'Tercera fila',
  error: 'Qué falló',
  earlier: 'Dicho antes',
  userId: 'ID del miembro',
  disputeRef: 'Disputa con el proveedor',
  nearestMiles: 'Orden o advertencia activa más cercana',
};
export const notKnown = 'No se sabe';
export const yes = 'Sí';
export const no = 'No';
export const none = 'Ninguna';
