/** The picture with the result of a street drill. */
export const title = 'Simulacro de la calle (práctica)';
export const invited = 'Hogares en el simulacro';
export const acknowledged = 'Confirmaron la alerta de práctica';
export const left = 'Practicaron la salida';
export const finished = 'Terminaron todos los pasos';
export const declined = 'Dijeron “ahora no”';
export const note = 'Solo práctica. Cantidad de hogares que aceptaron participar.';
export const file = 'simulacro-de-la-calle';
