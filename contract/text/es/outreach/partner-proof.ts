/** The page behind the link in a message to a partner’s contact. */
export const title = '¿Podemos comunicarnos con ustedes aquí?';
export const detail =
  'Esto es un simulacro. Escriba su nombre y presione el botón para que sepamos que alguien de su negocio recibe nuestros mensajes. Preguntamos cada 90 días. Nadie necesita una habitación ni un servicio en este momento.';
export const yourName = 'Su nombre';
export const here = 'Aquí estamos';
export const tryAgain = 'Intentar de nuevo';
export const thankYou = 'Gracias. Podemos comunicarnos con ustedes';
export const thankYouDetail = (partner: string) =>
  `Confirmó este contacto de ${partner}. Preguntaremos de nuevo en unos 90 días. Puede cerrar esta página.`;
export const over = 'Este enlace venció';
export const overDetail =
  'Abra nuestro mensaje más reciente. Si no tiene ninguno, le enviaremos uno pronto. No se cambió nada.';
export const wrongLink = 'Es posible que el enlace esté incompleto. Ábralo de nuevo desde el mensaje.';
export const notSent = 'No recibimos su respuesta';
export const toHomePage = 'Ir a la página de inicio';
