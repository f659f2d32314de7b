/** La recuperación de un hogar y su asesor: el acuerdo, y los mensajes en el registro de contactos. */
export const mayNotSee = (name: string) =>
  `${name} no puede ver su recuperación. Si usted lo permite, ${name} ve sus plazos, su registro de contactos, sus cartas enviadas y los totales, y puede darle tareas. Cada vista queda en su actividad.`;
export const maySee = (name: string, since: string) =>
  `${name} puede ver su recuperación desde el ${since}. Cada vista queda en su actividad.`;
export const agree = (name: string) => `Permitir que ${name} vea mi recuperación`;
export const end = 'Terminar el acceso a mi recuperación';
export const agreed = 'Su asesor puede ver su recuperación';
export const ended = 'Su asesor ya no ve su recuperación';

// Mensajes en el registro de contactos.
export const addToLog = 'Agregar un mensaje al registro de recuperación';
export const addToLogText = 'Elija un mensaje. Puede acortarlo y anotar qué se prometió.';
export const whichMessage = 'Mensaje';
export const messageLine = (who: string, at: string, text: string) => `${at}, ${who}: ${text}`;
export const who = '¿Quién lo escribió?';
export const company = 'Empresa';
export const summary = '¿Qué se dijo?';
export const promise = '¿Qué se prometió?';
export const promiseDue = '¿Para cuándo?';
export const add = 'Agregar al registro';
export const added = 'Agregado a su registro de contactos';
export const ourTeam = 'Concierge de Hearthline';
export const yourHousehold = 'Nuestro hogar';
