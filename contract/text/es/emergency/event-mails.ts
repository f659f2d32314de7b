/** Emails about community events and logged hours. */
const manage = 'Ver o cancelar mi inscripción';
export const kinds = {
  confirm: {
    subject: (title: string) => `Confirme su inscripción: ${title}`,
    text: (_host: string, brand: string) =>
      `Alguien, probablemente usted, se inscribió con este correo en este evento comunitario de ${brand}. Presione el botón detrás del enlace para tomar su lugar.`,
    next: 'Su inscripción vence si no la confirma en tres días.',
    action: 'Confirmar mi inscripción',
  },
  going: {
    subject: (title: string) => `Tiene un lugar: ${title}`,
    text: (host: string) => `Tiene un lugar. ${host} espera verle allí.`,
    next: 'Se lo recordaremos el día anterior y dos horas antes. ¿No puede ir? Cancele, para que otra persona tenga su lugar.',
    action: manage,
  },
  waiting: {
    subject: (title: string) => `Está en la lista de espera: ${title}`,
    text: () =>
      'Todos los lugares están ocupados, así que está en la lista de espera. Le escribiremos cuando haya un lugar.',
    next: '¿Ya no le interesa? Cancele su lugar en la lista.',
    action: manage,
  },
  seat: {
    subject: (title: string) => `Hay un lugar libre: ${title}`,
    text: () => 'Se liberó un lugar y es suyo.',
    next: '¿No puede ir? Cancele, para que otra persona lo tenga.',
    action: manage,
  },
  changed: {
    subject: (title: string) => `Nueva hora o nuevo lugar: ${title}`,
    text: (host: string) => `${host} cambió la hora o el lugar. Esto es lo que vale ahora.`,
    next: 'Su inscripción sigue. Si ya no le conviene, cancélela.',
    action: manage,
  },
  canceled: {
    subject: (title: string) => `Cancelado: ${title}`,
    text: () => 'Este evento está cancelado. Por favor, no vaya.',
    next: 'El enlace del calendario lo quita de su calendario.',
    action: 'Ver el evento',
  },
  closed: {
    subject: (title: string) => `Ya no lo organizamos: ${title}`,
    text: (host: string, brand: string) =>
      `${host} ya no es embajador activo de ${brand}, así que este evento ya no es parte de nuestro programa. Por favor, no vaya solo por nuestros correos.`,
    next: 'No sabemos si la gente se reunirá de todos modos. El enlace del calendario lo quita de su calendario.',
    action: 'Ver el evento',
  },
  'day-before': {
    subject: (title: string) => `Mañana: ${title}`,
    text: (host: string) => `Un recordatorio de ${host}: este evento es mañana.`,
    next: '¿No puede ir? Cancele, para que otra persona tenga su lugar. Si hay una orden o advertencia de evacuación en su zona, no vaya: siga a su condado.',
    action: manage,
  },
  'two-hours': {
    subject: (title: string) => `En dos horas: ${title}`,
    text: () => 'Este evento empieza en unas dos horas.',
    next: 'En el evento, registre su llegada con el código que muestra quien organiza. Si hay una orden o advertencia de evacuación en su zona, no vaya: siga a su condado.',
    action: manage,
  },
};
export const reason = (words: string) => `El motivo: ${words}`;
export const calendar = 'Archivo de calendario (.ics)';
export const notYou = 'Si no fue usted, ignore este correo. No pasa nada y borramos su dirección.';
export const closing = 'En una emergencia, llame al 911 y siga las órdenes de su condado.';
export const hours = {
  subject: (site: string) => `¿Son suyas estas horas para ${site}?`,
  text: (site: string) =>
    `Alguien, probablemente usted, registró horas para ${site} con este correo. Presione el botón detrás del enlace si son suyas.`,
  what: (hours: string, day: string, task: string) => `${hours} horas, ${day}: ${task}`,
  action: 'Ver estas horas',
};
