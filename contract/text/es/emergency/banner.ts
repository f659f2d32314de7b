/** The line at the top of every page while something is active: what to do comes first, because a line's end may be cut. */

export const orderUnconfirmed = (street: string) => `Posible orden de evacuación: ${street}. Revise ahora.`;
export const orderPossible = (street: string) =>
  `Una orden de evacuación puede abarcar ${street}. Revise ahora.`;
export const leaveNow = (street: string) => `Salga ahora: ${street}.`;
export const leaveNowStarted = (street: string) => `Salga ahora: ${street}. Sus servicios ya empezaron.`;
export const warning = (street: string) => `Prepárese para salir: ${street}.`;
export const lifted = (street: string) => `La orden para ${street} fue levantada.`;
export const corrected = (street: string) => `Corregimos un error sobre ${street}.`;
export const moreHomes = (others: number) => `Y ${others} más de sus viviendas.`;
export const since = (since: string) => `Desde el ${since}`;
export const whatWeDoForYou = 'Lo que hacemos por usted';
export const whatToDo = 'Qué hacer';
export const drill = (street: string) => `SIMULACRO en curso en ${street}. No es una orden real.`;
export const notCheckedIn = (name: string | null) =>
  name ? `${name}: no se guardó el reporte` : 'No se guardó el reporte';
