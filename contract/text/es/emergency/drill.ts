/** Simulacros de evacuación. */
import type { DrillRoom } from '#contract/text/facts.ts';

// Starting one.
export const practice = 'Practique una evacuación';
export const practiceText =
  'Un simulacro sigue los pasos reales: ubicamos su vivienda, buscamos una habitación, calculamos su dinero y mostramos cómo le avisaríamos. No se mueve dinero, no se reserva nada y no se avisa a nadie fuera de su hogar. Al terminar el primero gana puntos de preparación.';
export const start = 'Empezar un simulacro';
export const notStarted = 'El simulacro no empezó';
export const notLoaded = 'No pudimos cargar sus simulacros';
export const past = 'Simulacros anteriores';
export const state = {
  running: 'En curso',
  done: 'Terminado',
  stopped: 'Detenido antes de terminar',
};

// Running it.
export const drill = 'SIMULACRO';
export const notReal = 'Esto es un simulacro, no una orden real.';
export const ofArea = <T>(name: T) => [
  name,
  '. Nuestro equipo lo inició en su área. Usted decide si participa.',
];
export const startedAt = (address: string, at: string) => `${address}. Empezó el ${at}.`;
export const wouldTitle = 'Qué habría pasado';
export const nowYou = 'Ahora usted';
export const steps = {
  acknowledged: {
    title: 'Lean la alerta juntos',
    text: 'Reúna a todos en un cuarto y lea en voz alta lo que diría una orden.',
    button: 'Ya la leímos',
  },
  left: {
    title: 'Salgan de la casa',
    text: 'Lleve las mochilas de emergencia y las mascotas, cierre la puerta y encienda el auto. Mire la hora.',
    button: 'Ya salimos',
  },
  safe: {
    title: 'Vayan al punto de encuentro',
    text: 'Vaya en auto o a pie al lugar de su plan. Cuente a todos.',
    button: 'Ya estamos en el punto de encuentro',
  },
};
export const openWays = 'Abrir sus salidas';
export const driveOne = 'Conduzca por una de sus salidas y, la próxima vez, por la otra.';
export const finished = 'Simulacro terminado';
export const earned = (points: number) => `Ganó ${points} puntos.`;
export const wellDone = 'Bien hecho.';
export const stepNotSaved = 'No se guardó ese paso';

// Stopping it.
export const notNow = 'Ahora no';
export const stop = 'Detener el simulacro';
export const stopQuestion = '¿Detener el simulacro?';
export const stopText = 'No contará. Puede empezar otro cuando quiera.';
export const leave = 'Salir del simulacro';
export const leaveQuestion = '¿Salir de este simulacro?';
export const leaveText = 'Sigue para sus vecinos. Puede empezar el suyo cuando quiera.';
export const keepGoing = 'Continuar';
export const stopped = 'Simulacro detenido';
export const left = 'Salió del simulacro';
export const notStopped = 'El simulacro no se detuvo';

// What would have happened.
export const channels = {
  email: 'correo electrónico',
  sms: 'mensaje de texto',
  push: 'notificación del navegador',
};
export const wouldNotify = (by: readonly string[]) => `Le habríamos avisado por ${by.join(' y ')}.`;
export const wouldReview = (plan: string, cash: string) =>
  `Nuestro equipo habría revisado su vivienda antes de que su plan ${plan} enviara ${cash} o reservara una habitación.`;
export const wouldSend = (cash: string, plan: string, card: string) =>
  `Habríamos revisado y enviado ${cash} de su plan ${plan} a ${card}.`;
export const noCard = (plan: string, cash: string) =>
  `Su plan ${plan} tiene ${cash} para usted. Sin una tarjeta no habríamos podido enviarlo.`;
export const wouldBook = (room: DrillRoom) =>
  `Habríamos reservado ${room.rooms} en ${room.hotel}, ${room.address}, a ${room.miles} mi, por ${room.nights}.`;

// What would have gone wrong.
export const noGaps = 'No encontramos problemas';
export const noGapsText = 'Ya preparó todo lo que necesitamos de usted para una orden.';
export const gaps = 'Qué habría salido mal';
export const fixes = {
  pin: 'Colocar el marcador',
  membership: 'Elegir un plan',
  card: 'Agregar tarjeta de débito',
  reach: 'Agregar su teléfono',
  routes: 'Agregar sus rutas',
  'one-way-out': 'Ver su salida',
  protection: 'Ver su vivienda protegida',
  trailer: 'Actualizar sus animales',
  people: 'Agregar personas',
  'meeting-place': 'Agregar punto de encuentro',
  contact: 'Agregar un contacto',
};

// The result.
export const result = 'Cómo le fue en su último simulacro';
export const startedOn = (at: string) => `Empezó el ${at}`;
export const took = {
  acknowledged: 'Tiempo hasta que todos la leyeron',
  left: 'Tiempo hasta que salieron',
  safe: 'Tiempo hasta llegar al punto de encuentro',
};
export const lessThanAMinute = 'menos de un minuto';
export const minutes = (minutes: number) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`;
export const hours = (hours: number, minutes: number) => `${hours} h ${minutes} min`;
