/** Lo que recibe la persona de guardia sobre un caso con peligro de vida fuera del horario. */
export const text = (ref: string, reason: string, url: string) =>
  `Guardia de Hearthline: caso ${ref} con peligro de vida. ${reason}. Tómelo ahora: ${url}`;
export const subject = (ref: string) => `Caso ${ref} con peligro de vida fuera del horario`;
export const waiting = 'Un caso con peligro de vida está esperando';
export const noOneTexted = (reason: string) =>
  `${reason}. Nadie tomó el caso, y no se pudo avisar a nadie por mensaje de texto.`;
export const takeCase = 'Tomar el caso';
export const setPhone = 'Configure ON_CALL_PHONE, para que la persona de guardia reciba un mensaje de texto.';
