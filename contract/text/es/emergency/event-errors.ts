/** Refusals about community events and hours. */
export const notActive = 'Solo los embajadores activos pueden hacer esto.';
export const noEvent = 'No encontramos este evento o esta inscripción.';
export const wrongLink = 'Este enlace no funciona. Use el enlace completo de nuestro correo más reciente.';
export const tooManyOpen = 'Usted tiene 10 eventos abiertos. Cancele uno o espere a que termine uno.';
export const seatsTaken = 'Ya se inscribieron más personas. Escriba al menos esa cantidad de lugares.';
export const notOpen = 'Este evento ya no acepta inscripciones ni cambios.';
export const notChangeable = 'Este evento ya empezó o terminó, así que no se puede cambiar.';
export const isOver = 'Este evento ya terminó.';
export const notOver = 'Podrá hacerlo cuando termine el evento.';
export const isHost = 'Usted organiza este evento, así que no necesita un lugar.';
export const claimed = 'Usted ya hizo una anotación de impacto de este evento.';
export const denied = 'Esta persona dijo que no estuvo allí.';
export const wrongMinutes = 'La asistencia no puede durar más que el evento.';
export const gap = 'Esa noche el reloj se salta esta hora. Elija otra hora.';
export const order = 'El final debe ser después del inicio';
export const short = 'Un evento dura al menos 15 minutos';
export const soon = 'Elija un inicio al menos 30 minutos después de ahora';
export const far = 'Elija un día de los próximos 12 meses';
export const notNow = 'La asistencia solo se puede anotar alrededor de la hora del evento.';
export const wrongCode = 'Ese no es el código que se muestra ahora. Cambia cada 10 minutos; mírelo otra vez.';
export const noTriesLeft = 'Demasiados códigos equivocados. Pida a quien organiza que anote su asistencia.';
export const nameMissing = 'Escriba su nombre';
export const emailMissing = 'Escriba su correo electrónico';
export const noSite = 'Este enlace no lleva a un sitio que reúne horas. Pida uno nuevo a su embajador.';
export const wrongDay = 'Elija un día de los últimos 60 días';
export const ownHours =
  'Los embajadores no pueden registrar aquí horas de su propio sitio. Use sus anotaciones de impacto.';
export const hoursPerDay = 'Son más de 12 horas en un día. Revise la fecha o anote menos.';
export const loggedEnough = 'Hoy ya registró mucho. Intente mañana.';
export const noEntry = 'No encontramos estas horas.';
export const decided = 'Estas horas ya se decidieron. Vuelva a cargar la página.';
export const noHomes = 'Primero escriba cuántas casas tiene su sitio en este año.';
export const ownEvent =
  'Este es su propio evento. Cancélelo en su página de eventos o pida ayuda a un colega.';
