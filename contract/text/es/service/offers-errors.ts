/** Why something was refused: requests to partners. */
export const wrongLink = 'Este enlace no funciona. Ábralo de nuevo desde el mensaje.';
export const revokedLink = 'Este enlace ya no funciona. Si tiene huéspedes nuestros, llámenos.';
export const expiredLink = 'Este enlace venció. Si tiene huéspedes nuestros, llámenos.';
export const nothingOpen =
  'No se cambió nada. Estas habitaciones ya se respondieron, se cancelaron o se trasladaron. La lista muestra su estado actual.';
export const bookingMoved =
  'No se cambió nada. Esta reserva ya se respondió, se canceló o se dio a otra persona.';
export const changedMeanwhile =
  'Algo cambió en el mismo momento. No se guardó nada. Revise la lista e inténtelo de nuevo.';
export const codeFirst = 'Primero escriba el código que le enviamos. Elija “Mostrar nombres de huéspedes”.';
export const codeJustSent = (minutes: number) =>
  minutes === 1
    ? 'Acabamos de enviar un código. Espere un minuto antes de pedir otro.'
    : `Enviamos un código y se ingresó mal. Puede pedir otro en ${minutes} minutos.`;
export const codeWrong = 'Ese código no es correcto. Revise el mensaje e inténtelo de nuevo.';
export const codeOver = 'Ese código ya no funciona. Pida uno nuevo.';
export const noSuchOffer = 'No existe esa solicitud.';
export const noSuchIncident = 'No existe ese incidente.';
export const doorCodeWrong = 'Ese código no es correcto. Pida al hogar que lo lea de nuevo.';
