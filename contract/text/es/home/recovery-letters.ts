/** La pantalla de las cartas de una recuperación. */
export const title = 'Cartas';
export const intro =
  'Solicitudes listas para su aseguradora, con los datos de su caso. Usted revisa las palabras y las envía. Guardamos una copia exacta.';
export const theLetters = 'sus cartas';
export const letters = {
  'policy-copy': {
    title: 'Pedir su póliza completa',
    about: 'Todos los formularios y endosos vigentes el día de su pérdida. Es gratis.',
  },
  'claim-documents': {
    title: 'Pedir los documentos de su reclamación',
    about:
      'Estimados, informes y fotos sobre el monto de su pérdida. Pídalos de nuevo después de cada estimado.',
  },
  'ale-advance': {
    title: 'Pedir cuatro meses de gastos de vida',
    about: 'Un anticipo para vivir en otro lugar. Adjunte anuncios de alquileres comparables.',
  },
  'contents-without-list': {
    title: 'Pedir dinero por el contenido sin lista',
    about: 'Una parte de su límite de contenido sin lista detallada. Puede reclamar el resto después.',
  },
  'status-after-40-days': {
    title: 'Pedir la decisión después de 40 días',
    about: 'Su aseguradora tenía 40 días para aceptar o negar su reclamación. Pregunte qué falta.',
  },
  'complaint-summary': {
    title: 'Resumir su caso para una queja',
    about:
      'Fechas incumplidas, ajustadores y contactos de sus registros. El departamento recibe quejas en su propio formulario o por correo.',
  },
};
export const ready = 'Cartas listas';
export const write = 'Escribir carta';
export const openDraft = 'Abrir borrador';
export const startsClock = (what: string) => `Al enviarla empieza un plazo: ${what}`;
export const startsNone =
  'Al enviarla no empieza ningún plazo. Los 21 días de su aseguradora empiezan cuando el departamento le pregunta por su reclamación. Registre ese día entonces.';
export const law = (section: string, confidence: string) => `Ley: ${section}. Confianza: ${confidence}`;
export const needsConditions = (what: string) =>
  `Para casos con: ${what}. Si es su caso, agréguelo en Qué ocurrió, en la página de recuperación.`;
export const needsDecision =
  'Para cuando pasaron los 40 días sin decisión. Registre el día en que su aseguradora tuvo su prueba de la reclamación, en la página de recuperación.';
export const otherState = 'Esta carta usa una ley de California. Su casa está en otro estado.';

export const drafts = 'Borradores';
export const sent = 'Cartas enviadas';
export const noneSent = 'Todavía no ha enviado ninguna carta.';
export const states = { draft: 'Borrador', queued: 'Enviando', sent: 'Enviada', refused: 'No entregada' };
export const refusedText =
  'El servidor de correo rechazó esta dirección. No se envió nada y no empezó ningún plazo. Revise la dirección o envíe la carta usted.';
export const queuedText = 'Estamos enviando esta carta. Puede salir de esta página.';
export const to = 'Para';
export const email = 'Correo electrónico';
export const emailHint =
  'Solo si nosotros la enviamos. Use la dirección que su aseguradora le dio para esta reclamación.';
export const subject = 'Asunto';
export const body = 'Carta';
export const inEnglish = 'Las cartas están en inglés, porque las aseguradoras leen inglés.';
export const explanation = 'Lo que dice la carta modelo';
export const gapsTitle = 'Complete antes de enviar';
export const gapsText = 'Todavía no sabemos esto. Escriba sobre cada [fill in: …] de la carta.';
export const save = 'Guardar borrador';
export const saved = 'Borrador guardado';
export const print = 'Imprimir o guardar como PDF';
export const deleteDraft = 'Borrar borrador';
export const deleteQuestion = '¿Borrar este borrador?';
export const deleteText = 'Esto no se puede deshacer.';
export const deleted = 'Borrador borrado';
export const close = 'Cerrar';
export const send = 'Enviar carta';
export const sendText = 'Una carta enviada no se puede cambiar. Sus cambios se guardan al continuar.';
export const how = '¿Cómo la envía?';
export const byUs = 'Envíenla por correo electrónico';
export const byUsText = (address: string) =>
  `La enviamos desde Hearthline, y la carta lo dice. Las respuestas le llegan a ${address}.`;
export const byUsNoMembership =
  'Enviamos cartas para casas con membresía. Usted puede imprimirla y enviarla.';
export const myself = 'La envío yo';
export const myselfText =
  'Imprímala o cópiela, envíela y díganos cuándo. El correo certificado prueba el día en que llegó.';
export const channel = '¿Cómo la envió?';
export const day = '¿Cuándo la envió?';
export const sending = 'Estamos enviando su carta';
export const wasSent = 'Guardada como enviada';
export const sentBy = {
  us: (day: string) => `La enviamos por correo electrónico el ${day}`,
  you: (how: string, day: string) => `La envió usted el ${day}. ${how}`,
};
export const answerDue = (day: string) => `Respuesta a más tardar el ${day}`;
export const receivedHint =
  'El plazo cuenta desde el día en que su aseguradora la recibió. Si fue después, corrija la fecha en Qué ocurrió, en la página de recuperación.';
export const noDeadline = 'No empezó ningún plazo';
export const readCopy = 'Leer la copia';
