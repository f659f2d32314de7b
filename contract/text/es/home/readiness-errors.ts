/** Why a readiness task wasn't changed. */
export const noSuchTask = 'No existe esa tarea.';
export const noPhoto = 'Esta tarea no tiene foto.';
export const drillNeedsNoPhoto = 'Termine un simulacro en la página de evacuación. No necesita foto.';
export const drillTicks = 'Termine un simulacro en la página de evacuación. Con eso se marca esta tarea.';
export const tickedByUs = 'Nosotros marcamos esta tarea cuando está lista. No se cambió nada.';
