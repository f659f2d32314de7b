/** The home advisor of a Plus or Premium membership, as the household sees them. */
export const homeAdvisor = 'Asesor del hogar';
export const yourHomeAdvisor = 'Su asesor del hogar';
export const notChosenYet =
  'Nuestro equipo elegirá a su asesor del hogar y mostrará aquí su nombre. Mientras tanto, escriba a nuestro equipo.';
export const isYourAdvisor = (name: string) =>
  `${name} le asesora. En un día tranquilo, sus mensajes le llegan a ${name} mientras trabaja, y a nuestro equipo a otras horas. En una evacuación, responde la primera persona disponible de nuestro equipo.`;
export const writeTo = (name: string) => `Escribir a ${name}`;

// A call.
export const ourTeam = 'Nuestro equipo';
export const called = (who: string, ref: string) => `${who} le llamó. Caso ${ref}.`;
export const willCall = (who: string, when: string, ref: string) =>
  `${who} le llamará: ${when}. Caso ${ref}.`;
export const requestACall = 'Pedir una llamada';
export const changeTime = 'Cambiar la hora';
export const cancelCall = 'Cancelar la llamada';
export const callCanceled = 'Se canceló la llamada';
export const callNotCanceled = 'No se canceló la llamada';
export const requestFrom = (name: string) => `Pedir una llamada de ${name}`;
export const requestText = (name: string) =>
  `${name} llama a los números verificados de su hogar. Para hablar con nosotros ahora mismo, llame al concierge.`;
export const requestCall = 'Pedir la llamada';
export const notNow = 'Ahora no';
export const notRequested = 'No se pidió ninguna llamada';
export const requested = 'Pidió una llamada';
export const when = 'Cuándo';
export const whenHint = (zone: string) =>
  `En la hora de su casa, ${zone}. Desde media hora hasta 30 días a partir de ahora.`;
export const about = 'De qué se trata';
export const optional = 'Opcional';
