/** Emails of the ambassador program. */
export const unconfirmed = {
  subject: (brand: string) => `Confirme su postulación de embajador a ${brand}`,
  text: 'Alguien, probablemente usted, se postuló como embajador con este correo electrónico. Confírmelo y nuestro equipo revisará su postulación.',
  next: 'Si no fue usted, ignore este correo o retire la postulación con el enlace.',
  action: 'Confirmar mi postulación',
};
export const applied = {
  subject: (brand: string) => `${brand} recibió su postulación de embajador`,
  text: 'Gracias. Nuestro equipo está revisando su postulación.',
  next: 'Puede ver su estado en cualquier momento. Le escribiremos cuando esté decidida.',
  action: 'Ver mi estado',
};
export const approved = {
  subject: (brand: string) => `Usted es embajador de ${brand}`,
  text: 'Le damos la bienvenida. Su postulación está aprobada. Empiece con la capacitación: siete módulos cortos que también puede leer sin conexión.',
  next: 'Inicie sesión con este correo electrónico. No necesita una membresía.',
  action: 'Abrir la página de embajadores',
};
export const declined = {
  subject: (brand: string) => `Su postulación de embajador a ${brand}`,
  text: 'Revisamos su postulación y la rechazamos.',
  next: 'Puede postularse de nuevo después de 30 días. Si tiene preguntas sobre esta decisión, responda a este correo.',
  action: 'Ver mi estado',
};
export const suspended = {
  subject: (brand: string) => `Su función de embajador de ${brand} está suspendida`,
  text: 'Nuestro equipo le suspendió como embajador. Por ahora no puede dirigir simulacros, hacer anotaciones ni usar la capacitación.',
  next: 'Si tiene preguntas sobre esta decisión, responda a este correo.',
  action: 'Ver mi estado',
};
export const reason = (words: string) => `El motivo: ${words}`;
export const closing = 'En una emergencia, llame al 911 y siga las órdenes de su condado.';
export const neighbor = {
  subject: (name: string) => `${name} le pide confirmar algo`,
  text: (name: string, brand: string) =>
    `${name} es embajador voluntario de ${brand} y le nombró como vecino que estuvo presente.`,
  why: '¿Es correcto? Su respuesta decide si cuenta. No necesita una cuenta.',
  action: 'Responder',
  closing:
    'Si no conoce a esta persona, responda que no con el enlace o ignore este correo. Borramos su correo cuando responde, o después de 14 días.',
};
