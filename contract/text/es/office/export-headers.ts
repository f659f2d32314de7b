/** The first row of the lists that our team exports. */
export const partners = [
  'Hotel',
  'Calle',
  'Ciudad',
  'Estado',
  'Código postal',
  'Estrellas',
  'Teléfono',
  'Acepta hogares',
  'Bloques',
  'Habitaciones esta noche',
  'Disponibles esta noche',
];
export const register = [
  'Tipo',
  'Nombre',
  'Calle',
  'Ciudad',
  'Estado',
  'Código postal',
  'Teléfono',
  'Situación',
  'Vigente hasta',
  'En uso ahora',
  'Ejemplo',
];
export const purchases = [
  'Compra',
  'Fecha',
  'Correo electrónico',
  'Artículo',
  'Estado',
  'Pagado con',
  'Puntos',
  'Dólares de EE. UU.',
  'Impuesto incluido',
  'Reembolso',
  'Por revisar',
];
export const waitlist = [
  'Correo electrónico',
  'Dirección',
  'Estado',
  'Cobertura',
  'Plan',
  'Origen',
  'Situación',
  'Primera solicitud',
  'Última solicitud',
  'Salió',
  'Decidida',
  'Motivo',
];
export const catalog = [
  'Artículo',
  'Categoría',
  'Activo',
  'Puntos',
  'Dólares de EE. UU.',
  'Existencias',
  'Límite por miembro',
  'Vendidos',
  'Abiertos',
  'Agregado',
];
export const members = ['Correo electrónico', 'Nombre', 'Función', 'Plan', 'Membresía', 'Desde', 'Puntos'];
export const cases = [
  'Referencia',
  'Tipo',
  'Gravedad',
  'Estado',
  'Abierto',
  'Respuesta antes de',
  'Cerrado',
  'Encargado',
  'Persona',
  'Correo electrónico',
  'Asunto',
];
export const caseReport = [
  'Día (hora del Pacífico)',
  'Gravedad',
  'Respondidos',
  'Primera respuesta p50 (min)',
  'Primera respuesta p90 (min)',
  'Cerrados',
  'Resolución p50 (min)',
  'Resolución p90 (min)',
  'Abiertos al final del día',
];
export const lastDays = (days: number) => `Últimos ${days} días`;
export const audit = ['Hora', 'Quién', 'Acción', 'Registro', 'Sobre', 'Detalle', 'Dispositivo', 'Red'];
export const formerMember = 'Un exmiembro';
