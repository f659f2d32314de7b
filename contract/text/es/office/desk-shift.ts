/** Turnos y relevos en la mesa de casos. */

// Your shift.
export const states = {
  on: 'De turno',
  break: 'En un descanso',
  ending: 'Terminando su turno',
  off: 'Fuera de turno',
};
export const since = (state: string, at: string) => `${state}, desde el ${at}`;
export const startShift = 'Empezar turno';
export const endBreak = 'Terminar descanso';
export const stayOnShift = 'Seguir de turno';
export const takeBreak = 'Tomar un descanso';
export const endShift = 'Terminar turno';
export const onShift = 'Está de turno';
export const onBreak = 'Está en un descanso';
export const notChanged = 'Su turno no cambió';

// Ending it.
export const endYourShift = 'Terminar su turno';
export const noCases = 'No tiene casos. Su turno termina ahora.';
export const allOffered = 'Todos sus casos están ofrecidos. Su turno termina cuando sus colegas los acepten.';
export const casesLeft = (count: number) =>
  count === 1
    ? 'Tiene 1 caso que nadie más conoce. Páselo, o devuélvalo a la fila.'
    : `Tiene ${count} casos que nadie más conoce. Páselos, o devuélvalos a la fila.`;
export const putAllInQueue = 'Devolver todos a la fila';
export const handOver = 'Pasar';
export const endWhenAccepted = 'Terminar cuando los acepten';
export const shiftOver = 'Su turno terminó';
export const shiftEnding = 'Su turno está terminando';
export const shiftEndingText = (cases: number) =>
  cases === 1
    ? 'Termina cuando su colega acepte su caso.'
    : `Termina cuando sus colegas acepten sus ${cases} casos.`;

// Offering cases.
export const handOverOne = (ref: string) => `Pasar ${ref}`;
export const handOverSeveral = (count: number) => `Pasar ${count} casos`;
export const keepOne = (minutes: number) =>
  `El caso sigue siendo suyo hasta que un colega lo acepte. Después de ${minutes} minutos sin respuesta, vuelve a la fila.`;
export const keepEach = (minutes: number) =>
  `Cada caso sigue siendo suyo hasta que un colega lo acepte. Después de ${minutes} minutos sin respuesta, vuelve a la fila.`;
export const offerOne = 'Ofrecer el caso';
export const offerSeveral = 'Ofrecer estos casos';
export const cancel = 'Cancelar';
export const nothingOffered = 'No se ofreció nada';
export const chooseColleague = 'Elija a un colega';
export const oneOffered = (ref: string) => `${ref} está ofrecido`;
export const severalOffered = (count: number) => `${count} casos están ofrecidos`;
export const offerTo = 'Ofrecer a';
export const noColleague = 'Ningún colega está de turno en este momento.';
export const noOne = 'Nadie';
export const colleague = (name: string, open: number) =>
  open === 1 ? `${name}, 1 abierto` : `${name}, ${open} abiertos`;
export const shareAll = 'Repartir entre todos los que están de turno';
export const fields = {
  situation: 'Qué está pasando',
  done: 'Qué hicimos',
  next: 'Qué debe pasar después',
  promised: 'Qué prometimos y para cuándo',
};

// Offers.
export const offeredToYou = 'Ofrecidos a usted';
export const waitingToBeAccepted = 'Esperan que los acepten';
export const words = {
  situation: 'Qué está pasando',
  done: 'Hecho',
  next: 'Qué sigue',
  promised: 'Prometido',
};
export const fromUntil = (name: string, until: string) => `De ${name}. Acepte antes del ${until}.`;
export const accept = (ref: string) => `Aceptar ${ref}`;
export const isYours = (ref: string) => `${ref} es suyo`;
export const decline = 'Rechazar';
export const declineOne = (ref: string) => `Rechazar ${ref}`;
export const declineText = (name: string) => `${name} conserva el caso y lee su motivo.`;
export const whyNot = 'Por qué no puede tomarlo';
export const staysWith = (ref: string, name: string) => `${ref} sigue a cargo de ${name}`;
export const nothingChanged = 'No se cambió nada';
export const offeredUntil = (name: string, until: string) =>
  `Ofrecido a ${name} hasta el ${until}. Es suyo hasta entonces.`;
export const keep = (ref: string) => `Conservar ${ref}`;
export const youKeep = (ref: string) => `Usted conserva ${ref}`;
