/** Correos de recordatorio y entradas de calendario de una recuperación. */
export const hello = (name: string) => `Hola, ${name}`;
export const helloYou = 'Hola';
export const subject = (n: number) =>
  n === 1 ? 'Un plazo de su recuperación le espera' : `${n} plazos de su recuperación le esperan`;
export const intro = (city: string) => `Sobre la recuperación de su casa en ${city}:`;
export const ownDeadline = (what: string, day: string, days: number) =>
  days === 1
    ? `${what}: actúe antes del ${day}, mañana.`
    : days === 0
      ? `${what}: actúe hoy, ${day}.`
      : `${what}: actúe antes del ${day}, en ${days} días.`;
export const missed = (what: string, day: string) =>
  `Su aseguradora incumplió una fecha: ${what}, vencía el ${day}. Pídalo por escrito.`;
export const notAdvice = 'Esto es información, no asesoría legal. Su póliza puede cambiar estas fechas.';
export const open = 'Abrir su recuperación';
export const calendar = 'Plazos de recuperación';
export const insurerOwes = (what: string) => `Aseguradora: ${what}`;
export const untilDay = (what: string) => `Último día: ${what}`;
export const basis = (section: string, confidence: string) => `Ley: ${section}. Confianza: ${confidence}.`;
