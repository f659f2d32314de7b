/** El registro de contactos y los gastos de vida de una recuperación: en pantalla y en archivos. */
export const channels = {
  call: 'Llamada',
  email: 'Correo electrónico',
  letter: 'Carta',
  text: 'Mensaje de texto',
  visit: 'Visita',
  portal: 'Sitio de la aseguradora',
  concierge: 'Concierge de Hearthline',
};
export const directions = { out: 'Usted los contactó', in: 'Ellos lo contactaron' };
export const headings = {
  day: 'Fecha',
  channel: 'Medio',
  direction: 'Dirección',
  who: 'Quién',
  company: 'Empresa',
  summary: 'Qué se dijo',
  promise: 'Promesa',
  promiseDue: 'Prometido para',
  promiseKept: 'Cumplido el',
};
export const categories = {
  'ALE-LODGE': 'Vivienda',
  'ALE-FOOD': 'Comida',
  'ALE-UTIL': 'Servicios públicos',
  'ALE-TRAVEL': 'Transporte',
  'ALE-LAUNDRY': 'Lavandería',
  'ALE-PET': 'Mascotas',
  'ALE-STORE': 'Almacenaje y mudanza',
  'ALE-CARE': 'Cuidado de niños y mayores',
  'ALE-OTHER': 'Otros',
};
export const expenseStates = {
  draft: 'Sin reclamar',
  claimed: 'Reclamado',
  refused: 'Rechazado',
  'partly-paid': 'Pagado en parte',
  paid: 'Pagado',
};
export const sheet = {
  title: 'Gastos de vida adicionales',
  lossOn: (day: string) => `Pérdida del ${day}`,
  madeOn: (day: string) => `Al ${day}`,
  category: 'Categoría',
  normal: 'Normal',
  incurred: 'Gastado',
  difference: 'Diferencia',
  total: 'Total',
  lines: 'Detalle',
  date: 'Fecha',
  payee: 'Pagado a',
  note: 'Nota',
  amount: 'Monto',
  paid: 'Pagado por la aseguradora',
  status: 'Estado',
  receipt: 'Recibo',
  month: 'Mes',
  summary: 'Meses',
  rule: 'La diferencia es lo gastado por encima del costo normal de cada categoría y mes, nunca menos de cero.',
  file: 'gastos-de-vida',
};
