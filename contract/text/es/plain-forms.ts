/** Answers to forms that are sent without scripts. */

export const didNotWork = 'Eso no funcionó';
export const backToHome = 'Volver a la página de inicio';

// Turning off one kind of email.
export const turnOff = 'Dejar de recibir estos correos';
export const turnedOff = (kind: string) => `${kind}: desactivado`;
export const noMoreEmails = 'Ya no le enviaremos estos correos.';
export const alertsStillReachYou =
  'Seguirá recibiendo los avisos de evacuación y de seguridad. Puede cambiarlo en Configuración cuando quiera.';

// Confirming an order from an email.
export const haveYouSeenIt = '¿Ya vio la orden?';
export const seen = 'Ya lo vi';
export const thankYou = 'Gracias. Sabemos que ya la vio';
export const noMoreReminders =
  'No le enviaremos más recordatorios de esta orden. Si está en peligro, llame al 911.';
export const nothingToConfirm = 'No hay nada que confirmar';
export const orderEnded =
  'La orden de ese mensaje ya no está en vigor, o no es para su casa. Su página de evacuación muestra lo que sabemos ahora.';
export const openEvacuation = 'Abrir su página de evacuación';

// The waitlist.
export const checkEligibility = 'Verifique si califica';
export const homeAddress = 'Dirección de su casa';
export const emailAddress = 'Correo electrónico';
export const claimAddress = 'Reserve su dirección';
export const requestReceived = '¡Solicitud recibida!';
export const processing = (message: string) => `Estamos procesando su solicitud: ${message}`;
export const nextSteps =
  'Qué sigue: le enviamos un correo que confirma su lugar, con un enlace para salir de la lista cuando quiera.';
export const goOn = 'Continuar';
export const leaveWaitlist = 'Salir de la lista de espera';
export const leftWaitlist = 'Ya no está en la lista de espera';
export const willNotWrite =
  'No volveremos a escribirle sobre esta dirección. Puede inscribirse de nuevo cuando quiera.';
