/** The page behind a link to a partner hotel. It works without scripts. */
const rooms = (n: number) => `${n} ${n === 1 ? 'habitación' : 'habitaciones'}`;
const nights = (n: number) => `${n} ${n === 1 ? 'noche' : 'noches'}`;
export const title = (hotel: string) => `Huéspedes evacuados en ${hotel}`;
export const sample = 'Hotel de muestra. Esto es una demostración y nadie va en camino.';
export const greeting = (name: string) => `Hola, ${name}.`;
export const openRooms = (n: number) => `${rooms(n)} por confirmar`;
export const noneOpen = 'No hay nada por confirmar en este momento.';
export const answerBy = (time: string) =>
  `Responda por favor antes del ${time}. Después buscamos otro lugar para los huéspedes.`;
export const stay = (first: string, n: number) => `${nights(n)} desde el ${first}`;
export const room = (n: number, people: number) =>
  `${rooms(n)} para ${people} ${people === 1 ? 'persona' : 'personas'}`;
export const accessible = 'Habitación accesible';
export const power = 'Energía de respaldo';
export const noPets = 'Sin mascotas';
export const number = 'Su número de confirmación';
export const confirmAll = (n: number) =>
  n === 1 ? 'Confirmar esta habitación' : `Confirmar ${n} habitaciones`;
export const declineAll = (n: number) =>
  n === 1 ? 'Rechazar esta habitación' : `Rechazar ${n} habitaciones`;
export const oneByOne = 'Responder habitación por habitación';
export const confirmOne = 'Confirmar';
export const declineOne = 'Rechazar';
export const cancelOne = 'Cancelar esta habitación';
export const cancelWhy = 'Si no puede mantener esta habitación';
export const reason = 'Motivo';
export const chooseReason = 'Elija un motivo';
export const reasons = {
  full: 'Estamos llenos',
  closed: 'Estamos cerrados',
  evacuating: 'Nosotros también evacuamos',
  needs: 'No podemos ofrecer lo que necesitan',
  other: 'Otro motivo',
};
export const note = '¿Algo que debamos saber? (opcional)';
export const guests = 'Huéspedes';
export const noGuests = 'Todavía no hay huéspedes.';
export const states = {
  asked: 'Por confirmar',
  quoted: 'Con precio',
  confirmed: 'Confirmada',
  declined: 'Rechazada',
  lapsed: 'Sin respuesta a tiempo',
  withdrawn: 'Cancelada por nosotros',
  broken: 'Cancelada por usted',
  'no-show': 'No ha llegado',
  done: 'Estadía terminada',
};
export const arrivedState = 'Llegó';
export const confirmedAs = (number: string) => `Número ${number}`;
export const arrived = 'Llegó';
export const notArrived = 'No está aquí';
export const nameHidden = 'Nombre oculto';
export const noName = 'Sin nombre';
export const showNames = 'Mostrar nombres de huéspedes';
export const whyCode =
  'Enviamos un código a su teléfono y correo, una vez por dispositivo. Así los nombres quedan protegidos si alguien reenvía este enlace.';
export const codeSent = (to: string) => `Enviamos un código a ${to}.`;
export const code = 'Código';
export const enter = 'Mostrar nombres';
export const ages = {
  infant: (n: number) => (n === 1 ? '1 bebé' : `${n} bebés`),
  child: (n: number) => (n === 1 ? '1 niño' : `${n} niños`),
  teen: (n: number) => (n === 1 ? '1 adolescente' : `${n} adolescentes`),
  adult: (n: number) => (n === 1 ? '1 adulto' : `${n} adultos`),
  'older-adult': (n: number) => (n === 1 ? '1 adulto mayor' : `${n} adultos mayores`),
};
export const download = 'Descargar la lista (CSV)';
export const print = 'Para imprimir la lista, use la función de imprimir de su navegador.';
export const saved = 'Guardado. Gracias.';
export const questions = (phone: string) => `¿Preguntas? Llámenos: ${phone}.`;
export const freeTitle = (hotel: string) => `Habitaciones libres en ${hotel}`;
export const freeIntro =
  'Hay una evacuación cerca de usted. Escriba cuántas habitaciones puede darnos. 0 también está bien.';
export const freeSave = 'Guardar habitaciones libres';
export const kinds = { standard: 'Habitación estándar', accessible: 'Habitación accesible' } as const;
export const sleeps = (n: number) => `para ${n} ${n === 1 ? 'persona' : 'personas'}`;
export const petsWelcome = 'acepta mascotas';
export const backupPower = 'energía de respaldo';
export const columns = {
  number: 'Número de confirmación',
  name: 'Nombre',
  rooms: 'Habitaciones',
  first: 'Primera noche',
  nights: 'Noches',
  people: 'Personas',
  needs: 'Necesidades',
  status: 'Estado',
} as const;
export const demoTitle = 'Responder como hotel';
export const demoIntro =
  'En esta demostración, los hoteles de muestra responden solos: la mayoría pronto, algunos despacio y algunos con un no. Abra uno para responder usted mismo.';
export const demoNone =
  'Todavía no se ha preguntado a ningún hotel. Primero inicie una evacuación de demostración.';
export const demoSent = (time: string) => `Se preguntó: ${time}`;
export const demoOpen = (hotel: string) => `Abrir la página de ${hotel}`;
export const demoCapacity = 'Escribir habitaciones libres';
export const bookingTitle = (partner: string) => `Solicitud de reserva para ${partner}`;
export const confirmBooking = 'Confirmar esta reserva';
export const declineBooking = 'Rechazar esta reserva';
export const cancelBooking = 'Cancelar esta reserva';
export const price = 'Su precio en dólares';
export const priceHint = 'El hogar ve este precio y lo acepta antes de que usted vaya.';
export const sendPrice = 'Enviar precio';
export const priceSent = (amount: string) => `Usted pidió ${amount}. Le avisaremos cuando el hogar acepte.`;
export const collect = (amount: string) => `El hogar le paga ${amount}.`;
export const wePay = (amount: string) => `Nosotros le pagamos ${amount}.`;
export const collectNothing = 'No le cobre nada al hogar.';
export const doorCode = 'Código que lee el hogar';
export const startVisit = 'Comenzar la visita';
export const finish = 'Marcar como terminado';
export const underWay = 'En curso';
export const showDetails = 'Mostrar nombre y dirección';
export const bookingAnswerBy = (time: string) =>
  `Responda antes de ${time}. Después consultamos a otro socio.`;
export const bookingDone = 'Terminada';
export const whyBookingCode =
  'Enviamos un código a su teléfono y correo, una vez por dispositivo. Así el nombre y la dirección del hogar siguen siendo privados si se reenvía este enlace.';
export const bookingOver = 'Esta reserva ya no es suya. No queda nada por hacer.';
