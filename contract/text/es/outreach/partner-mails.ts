/** The message that asks a partner’s contact to confirm that they answer. */
export const subject = (partner: string) => `SIMULACRO: Confirme que podemos comunicarnos con ${partner}`;
export const drill = 'Esto es un simulacro. Nadie necesita una habitación ni un servicio en este momento.';
export const why = (us: string) =>
  `En una evacuación, ${us} envía solicitudes a esta dirección. Cada 90 días comprobamos que alguien responde. Solo trabajamos con los socios que responden.`;
export const press =
  'Abra el enlace, escriba su nombre y presione “Aquí estamos”. Toma unos segundos. No necesita una cuenta.';
export const here = 'Aquí estamos';
export const notYours = 'Si este mensaje le llegó por error, puede ignorarlo.';
export const text = (us: string, partner: string, url: string) =>
  `${us} SIMULACRO para ${partner}: nadie necesita ayuda ahora. Confirme que recibe nuestros mensajes: ${url}`;
