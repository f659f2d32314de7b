/** The landing page's first screen. */
export const season = 'Temporada de incendios activa en California';
export const title = 'Cuando llegue la orden, usted ya tiene adónde ir.';
export const intro = (brand: string) =>
  `${brand} es una membresía para hogares de California. Cuando una orden de evacuación oficial cubre su casa, enviamos dinero de emergencia a su tarjeta, y su concierge le acompaña hasta que esté a salvo. Con Plus y Premium también reservamos su hotel.`;
export const homeAddress = 'La dirección de su casa';
export const addressPlaceholder = 'Calle, ciudad o código postal';
export const checkEligibility = 'Ver si califica';
export const hotelPreBooked = 'Hotel prerreservado';
export const cashReady = 'Dinero listo';
export const concierge = 'Concierge 24/7';
export const seeRisk = 'Vea el riesgo donde vive';

/** Sample of a member's page. */
export const sampleDashboard = 'Ejemplo de panel';
export const sample = 'Ejemplo';
export const noOrderToday = 'Hoy no hay orden de evacuación';
export const readinessScore = 'Puntuación de preparación';
export const ready = 'listo';
export const held = {
  hotel: {
    what: 'Hotel',
    state: 'Apartado',
    text: 'Una habitación para cuatro en Roseville, 3 estrellas, a 18 millas',
  },
  cash: { what: 'Dinero', state: 'Listo', text: '$1,000 a la tarjeta de débito que termina en 4417' },
  concierge: { what: 'Concierge', state: 'De guardia', text: 'Conoce su ruta, a sus dos hijos y a su perro' },
};
