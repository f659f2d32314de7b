/** The yearly report of a site’s hours, as a file. */
export const title = (year: number) => `Horas contra incendios forestales ${year}`;
export const foot = (brand: string) => `${brand}. No es un documento oficial de Firewise USA.`;
export const made = (day: string) => `Hecho el ${day}`;
export const notOfficial =
  'Este no es un documento oficial de Firewise USA. Si se presenta y dónde lo decide el propio sitio.';
export const homes = 'Casas en el sitio, según se declaró';
export const required = 'Horas necesarias: una por casa';
export const worked = 'Horas trabajadas';
export const progress = 'Avance';
export const percent = (percent: number) => `${percent} %`;
export const spent = 'Dólares gastados, según se registró';
export const date = 'Fecha';
export const what = 'Qué';
export const people = 'Personas';
export const hours = 'Horas';
export const dollars = 'Dólares';
export const total = 'Total';
export const nothing = 'Todavía no hay horas en este año.';
export const counting =
  'Se cuenta: el tiempo de asistencia a eventos, las horas que registraron los vecinos y confirmó el embajador, y las horas propias del embajador que confirmó otra persona. No se muestran los nombres de los vecinos.';
export const led = (title: string) => `Dirigió: ${title}`;
export const own = 'Horas voluntarias del embajador';
export const file = 'horas-contra-incendios';
export const summary = 'Resumen';
export const lines = 'Horas';
