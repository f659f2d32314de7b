/** The page of questions and answers, without the questions. */
export const title = 'Preguntas y respuestas';
export const intro =
  'Cómo funciona la protección en evacuaciones, desde la lista de espera hasta el regreso a casa. La protección necesita aprobación previa y cubre toda California.';
export const askedFirst = 'Lo más preguntado';
export const firstAsked = {
  preApproval: '¿Necesito aprobación previa?',
  coverage: '¿Dónde funciona?',
  warningOrOrder: '¿Advertencia u orden?',
  hotel: '¿Cómo funciona el hotel?',
  cash: '¿Cuánto dinero recibo?',
};
