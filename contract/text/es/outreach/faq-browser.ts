/** Search and list of the questions. */
export const searchLabel = 'Busque en las respuestas';
export const searchPlaceholder = 'Hotel, mascotas, cancelar ...';
export const clearSearch = 'Borrar la búsqueda';
export const questionCount = (total: number) => `${total} preguntas`;
export const matchCount = (found: number, total: number, query: string) =>
  found === 1
    ? `1 de ${total} preguntas coincide con “${query}”`
    : `${found} de ${total} preguntas coinciden con “${query}”`;
export const openAll = 'Abrir todas';
export const closeAll = 'Cerrar todas';
export const groups = 'Grupos de preguntas';
export const copyLink = 'Copiar enlace';
export const linkCopied = 'Enlace copiado';
export const linkCopiedDetail = 'Abre esta pregunta.';
export const linkNotCopied = 'No se copió el enlace';
export const linkNotCopiedDetail = 'El enlace está ahora en la barra de direcciones. Cópielo de ahí.';
export const noMatch = 'Ninguna pregunta coincide';
export const noMatchDetail =
  'Pruebe con menos palabras o con otras. O pregúntenos: una persona responde en 24 horas.';
export const contactSupport = 'Contactar a ayuda';
export const showAll = 'Ver todas las preguntas';
export const stillQuestions = '¿Tiene más preguntas?';
export const stillQuestionsDetail =
  'Escríbanos y una persona responde en 24 horas. En una emergencia, llame al 911 y siga las órdenes de su condado.';
export const checkEligibility = 'Ver si califica';
