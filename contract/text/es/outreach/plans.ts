/** The three plans as pages present them. */
export const title = 'Planes de protección';
export const intro =
  'El dinero y las noches son por cada evento declarado. Cancele cuando quiera; su plan sigue hasta el fin de su período. Reservar un lugar es gratis.';
export const mostPopular = 'Más popular';
export const perMonth = '/mes';
export const cashPerEvent = 'Dinero por evento';
export const hotelPerEvent = 'Hotel por evento';
export const reserve = 'Reservar mi lugar';
export const notIncluded = 'No incluido';
export const upToNights = (nights: number) => `Hasta ${nights} noches`;
export const everythingInCore = 'Todo lo de Core';
export const everythingInPlus = 'Todo lo de Plus';
export const plusMore = (included: string) => `${included}, y además`;
export const conciergeDuring = (hours: string) => `Apoyo de concierge, ${hours}`;
export const items = {
  vault: 'Bóveda digital del hogar',
  alerts: 'Alertas y consejos de temporada',
  routes: 'Planeación de rutas de evacuación',
  concierge: 'Apoyo de concierge',
  hotel3: 'Hotel garantizado hasta 3 noches',
  cash1000: '$1,000 de dinero de emergencia',
  advisor: 'Asesor del hogar',
  dispatch: 'Envío de contratistas y proveedores',
  claim: 'Preparación del reclamo al seguro',
  cash2500: '$2,500 de dinero de emergencia',
  hotel7: 'Hotel garantizado hasta 7 noches',
  medical: 'Suministros médicos a la medida',
};
