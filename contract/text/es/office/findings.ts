/** What the health page says about the system, worst first. */

const many = (n: number, one: string, more = `${one}s`) =>
  `${n.toLocaleString('es-US')} ${n === 1 ? one : more}`;

export const fine = 'Todo funciona';
export const spans = {
  moment: 'menos de un minuto',
  minutes: (n: number) => `${n} min`,
  hours: (n: number) => `${n} h`,
  days: (n: number) => `${n} días`,
};
export const databaseBusy = (requests: number) =>
  `${many(requests, 'solicitud espera', 'solicitudes esperan')} la base de datos`;
export const homesWait = (homes: number, decisions: number, span: string) =>
  `${many(homes, 'vivienda espera', 'viviendas esperan')} ${many(decisions, 'decisión', 'decisiones')} sobre zonas, la más antigua desde hace ${span}`;
export const altered = (entries: number) =>
  many(
    entries,
    'entrada del registro de auditoría se alteró',
    'entradas del registro de auditoría se alteraron',
  );
export const queueBehind = (queue: string, span: string) => `${queue} tiene ${span} de retraso`;
export const queuesBehind = (queues: number, span: string) =>
  `${many(queues, 'cola', 'colas')} con ${span} de retraso`;
export const jobsFailed = (jobs: number) => many(jobs, 'tarea falló', 'tareas fallaron');
export const jobsFailedAgo = (jobs: number, span: string) =>
  jobs === 1
    ? `1 tarea falló hace ${span}`
    : `${many(jobs, 'tarea falló', 'tareas fallaron')}, la más antigua hace ${span}`;
export const emailsWait = (emails: number, span: string) =>
  `${many(emails, 'correo espera', 'correos esperan')} su envío desde hace ${span}`;
export const emailsRefused = (emails: number) => many(emails, 'correo rechazado', 'correos rechazados');
export const emailsGivenUp = (emails: number) => many(emails, 'correo sin enviar', 'correos sin enviar');
export const late = {
  email: (n: number, span: string) =>
    `${many(n, 'aviso por correo debía', 'avisos por correo debían')} salir hace ${span}`,
  sms: (n: number, span: string) =>
    `${many(n, 'aviso por texto debía', 'avisos por texto debían')} salir hace ${span}`,
  push: (n: number, span: string) =>
    `${many(n, 'aviso por notificación debía', 'avisos por notificación debían')} salir hace ${span}`,
};
export const failed = {
  email: (n: number) => many(n, 'aviso por correo falló', 'avisos por correo fallaron'),
  sms: (n: number) => many(n, 'aviso por texto falló', 'avisos por texto fallaron'),
  push: (n: number) => many(n, 'aviso por notificación falló', 'avisos por notificación fallaron'),
};
export const noCompleteResponse = (feed: string) => `${feed} todavía no ha enviado una respuesta completa`;
export const noCompleteResponseFor = (feed: string, span: string) =>
  `${feed} no ha enviado una respuesta completa desde hace ${span}`;
export const notChecked = 'Todavía no se ha consultado.';
