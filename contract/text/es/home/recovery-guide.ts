/** Las páginas con ayuda, pasos y seguridad al regresar. */
export const aidTitle = 'Ayuda y beneficios';
export const aidIntro =
  'Quién califica, qué necesita y hasta cuándo. Marque lo que ya hizo o lo que no necesita.';
export const stepsTitle = 'Pasos y seguridad';
export const stepsIntro = 'Qué hacer primero y cómo volver a su vivienda.';
export const theAid = 'la ayuda y los beneficios';
export const print = 'Imprimir';
export const who = 'Quién califica';
export const need = 'Qué necesita';
export const how = 'Cómo';
export const byWhen = 'Hasta cuándo';
export const noDate = 'No conocemos una fecha para esto.';
export const waitsForAgency = (disaster: string | null) =>
  disaster
    ? `Aún no hay fecha para ${disaster}. Nuestro equipo la registra cuando la agencia la publica. Consulte a la agencia.`
    : 'Elija su desastre en la página de recuperación. Nuestro equipo registra las fechas que publican las agencias.';
export const waitsForFact = (what: string) =>
  `La fecha depende de: ${what}. Regístrelo en la página de recuperación.`;
export const needsConditions = (list: string) =>
  `Se aplica solo si: ${list}. Agréguelo en la página de recuperación.`;
export const done = 'Hecho';
export const notNeeded = 'No lo necesito';
export const undo = 'Deshacer';
export const undone = 'Marca eliminada';
export const doneOn = (day: string) => `Hecho el ${day}`;
export const notNeededSince = (day: string) => `No lo necesita (${day})`;
export const markedNotNeeded = 'Marcado como no necesario';
export const source = 'Fuente:';
export const notCompared = 'Aún no lo hemos comparado con la ley. Compruébelo antes de confiar en ello.';
export const steps = 'Pasos';
export const phases = {
  day: 'Primeras 24 horas',
  week: 'Primera semana',
  month: 'Primer mes',
  'half-year': 'Primeros seis meses',
  later: 'Después',
};
export const progress = (settled: number, total: number) => `${settled} de ${total} hechos`;
export const safety = 'Antes de volver a entrar';
export const safetyText =
  'Estas reglas no significan que su vivienda sea segura. No regrese hasta que su condado diga que es seguro y salga si tiene dudas.';
export const offline = 'Puede leer esta página sin conexión e imprimirla.';
export const marksMissing = 'No pudimos cargar sus marcas. El texto de abajo está completo.';
export const startFirst = 'Inicie una recuperación para marcar los pasos hechos.';
