/** What frames every public page: header, footer, demo banner, and the page that failed to open. */

/** Header and footer. */
export const mainMenu = 'Principal';
export const smallMenu = 'Principal, pantalla pequeña';
export const menu = 'Menú';
export const howItWorks = 'Cómo funciona';
export const protectionPlans = 'Planes';
export const communitySupport = 'Comunidad';
export const faq = 'Preguntas';
export const signIn = 'Iniciar sesión';
export const joinWaitlist = 'Únase a la lista';
export const startProtection = 'Proteja su hogar';
export const footer = 'Pie de página';
export const coverageMap = 'Mapa de cobertura';
export const liveMap = 'Mapa en vivo';
export const helpCenter = 'Centro de ayuda';
export const whatWePay = 'Qué pagamos';
export const contact = 'Contacto';
export const privacyPolicy = 'Política de privacidad';
export const termsOfService = 'Términos del servicio';
export const emergency = 'En una emergencia, llame al 911 y siga las órdenes de su condado.';
export const copyright = (name: string, poweredBy: string) =>
  `© 2025 ${name} · Con el respaldo de ${poweredBy}`;
export const placeNames = 'Nombres de lugares:';
export const privacyChoices = 'Sus opciones de privacidad';

/** Demo banner. */
export const demo = 'Demostración';
export const demoLead = 'Demostración.';
export const nothingCharged = 'No se cobra nada.';
export const cardsCharged = 'Se cobra a las tarjetas.';
export const noEmails = 'No se envían correos.';
export const emailsSent = 'Se envían correos.';
export const demoMailbox = 'Buzón de demostración';
export const demoPhone = 'Teléfono de demostración';

/** A page that failed. */
export const pageFailed = 'Esta página no se abrió';
export const pageFailedDetail = 'No se perdió nada de lo que guardó. Revise su conexión e intente de nuevo.';
export const tryAgain = 'Intentar de nuevo';
