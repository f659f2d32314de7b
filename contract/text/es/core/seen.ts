/** The page behind the link that confirms an order was seen. */
export const title = '¿Ya vio la orden?';
export const detail =
  'Presione el botón para que sepamos que alguien de su hogar la vio. Dejaremos de enviar recordatorios, y todos en casa verán que usted ya lo sabe. Si la orden sigue vigente y no ha salido, salga ahora.';
export const seen = 'Ya lo vi';
export const tryAgain = 'Intentar de nuevo';
export const openEvacuation = 'Abrir su página de evacuación';
export const thankYou = 'Gracias. Sabemos que ya la vio';
export const thankYouDetail =
  'No enviaremos más recordatorios sobre esta orden. Su habitación, su dinero y su ruta de salida están en su página de evacuación. Si está en peligro, llame al 911.';
export const nothingToConfirm = 'No hay nada que confirmar';
export const orderEnded =
  'La orden de ese mensaje ya no está vigente o no es para su casa. Su página de evacuación muestra lo que sabemos ahora.';
export const wrongLink =
  'Es posible que el enlace esté incompleto. Ábralo de nuevo desde el mensaje o abra su página de evacuación. Así también nos enteramos.';
export const notSent = 'No recibimos su respuesta';
