/** Por qué una carta de la recuperación no se puede escribir, cambiar o enviar. */
export const noSuchLetter = 'No existe esa carta.';
export const notForCase =
  'Esta carta no corresponde a su caso tal como lo registró. Revise las condiciones en Qué ocurrió.';
export const wasSent = 'Esta carta ya se envió. Una carta enviada no se puede cambiar.';
export const changedMeanwhile = 'Alguien de su hogar cambió esta carta. Léala de nuevo antes de seguir.';
export const fillIn = (what: string) => `Complete primero lo que falta: ${what}`;
export const needsEmail = 'Escriba el correo al que va la carta.';
export const notByEmail = 'Envíela usted. El departamento recibe las quejas en su propio formulario.';
export const ownAddress = 'Esta es su propia dirección. Escriba la de su aseguradora.';
export const needsMembership =
  'Enviamos cartas por correo electrónico para casas con membresía. Usted puede imprimir, enviar y guardar esta carta.';
export const manyEmails = (most: number) =>
  `Enviamos ${most} cartas al día por casa. Inténtelo mañana o envíela usted.`;
export const manyLetters = (most: number) => `Una recuperación puede tener ${most} cartas.`;
export const beforeLoss = 'Escriba un día igual o posterior a su pérdida.';
