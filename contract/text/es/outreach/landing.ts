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
export const concierge = (hours: string) => `Concierge ${hours}`;
export const seeRisk = 'Vea el riesgo donde vive';
