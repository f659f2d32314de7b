/** Neighbor groups in the back office. */
export const groups = 'Grupos de vecinos';
export const theGroups = 'los grupos';
export const none = 'Sin grupos todavía.';
export const states = { open: 'Abierto', closed: 'Cerrado' };
export const facts = (households: number, drills: number) =>
  `${households === 1 ? '1 hogar' : `${households} hogares`}, ${drills === 1 ? '1 simulacro' : `${drills} simulacros`}`;
export const since = (day: string) => `Desde el ${day}`;
export const because = (reason: string) => `Cerrado por nuestro equipo: ${reason}`;
export const close = 'Cerrar grupo';
export const closeDetail =
  'Todos los hogares salen y reciben un correo. Lo que mostraban se borra y los enlaces dejan de funcionar. No se puede deshacer.';
export const reason = 'Motivo';
export const reasonHint = 'El embajador lo lee.';
export const closed = 'Grupo cerrado';
