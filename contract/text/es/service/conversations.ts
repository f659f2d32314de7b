/** The concierge page: the household’s conversation with our team. The desk shows the same messages. */

// The page.
export const concierge = 'Concierge';
export const yourHome = 'su casa';
export const yourConversation = 'su conversación';
export const addHomeFirst = 'Primero agregue su casa';
export const addHomeFirstText = 'Así nuestro equipo puede ver dónde está y ayudarle.';
export const addYourHome = 'Agregar su casa';
export const inDanger = '¿Está en peligro ahora? Llame al 911.';
export const noDispatch = (hours: string) =>
  `Esta página no envía ayuda de emergencia. Nuestro equipo responde ${hours}.`;
export const noDispatchCall = (hours: string) =>
  `Esta página no envía ayuda de emergencia. Para hablar ahora con nuestro equipo, llame al concierge. Nuestro equipo responde ${hours}.`;
export const call = (phone: string) => `Llamar al ${phone}`;
export const needsMembership = 'Los mensajes vienen con la membresía';
export const needsMembershipText = 'Con cualquier plan, puede escribir aquí a nuestro equipo.';
export const seePlans = 'Ver planes';
export const messages = 'Mensajes';
export const withOurTeam = 'Conversación con nuestro equipo';

// Who answers, and when.
export const workingOn = (agent: string, ref: string) => `${agent} atiende su caso, ${ref}.`;
export const handedOver = (from: string) => `${from} se lo pasó con notas.`;
export const notTaken = (ref: string) => `Su caso es ${ref}. Todavía nadie lo tomó.`;
export const writeAnyTime = (hours: string) =>
  `Escríbanos cuando quiera. Nuestro equipo responde ${hours}. Su primer mensaje abre un caso.`;
export const minutes = (count: number) => (count === 1 ? '1 minuto' : `${count} minutos`);
export const hours = (count: number) => (count === 1 ? '1 hora' : `${count} horas`);
export const agentPace = (agent: string, time: string) => `${agent} suele responder en ${time} o menos.`;
export const paceUnknown = 'Todavía no podemos decir cuánto tarda una respuesta.';
export const teamPace = (time: string) =>
  `En la última semana, la mitad de nuestras respuestas llegó en ${time} o menos.`;
export const orCall = 'Si no puede esperar, llame.';

// Outside the desk's hours.
export const closedUntil = (opens: string) =>
  `Nuestro equipo no está en este momento. Responde otra vez: ${opens}.`;
export const nextOpening = 'cuando abra';
export const writeNow = 'Escriba ahora y le responderemos entonces.';
export const onCallTexted = (at: string) =>
  `Enviamos un mensaje de texto sobre su caso a la persona de guardia: ${at}. Lo repetiremos cada 10 minutos hasta que alguien lo tome.`;
export const hasOnCall =
  'Si su mensaje indica peligro de vida, avisamos a la persona de guardia por mensaje de texto en menos de un minuto.';
export const noOnCall = 'Hasta entonces no hay nadie de guardia.';
export const doNotWait = '¿En peligro? No nos espere. Llame al 911.';

// What happened with a message. Never says that help is coming.
export const answered = 'Respondido';
export const readByTeam = 'Leído por nuestro equipo';
export const notReadYet = 'Enviado. Nadie de nuestro equipo lo ha leído todavía';
export const notSent = (problem: string) => `No enviado. ${problem}`;
export const notSentYet = (at: string) =>
  `Todavía no enviado. Escrito el ${at}. Lo enviaremos cuando vuelva a tener conexión.`;
export const deleteMessage = 'Borrar';
export const fileNamed = (name: string) => `Archivo: ${name}`;
export const fileGone = 'El archivo ya no está en este dispositivo. Elíjalo otra vez.';

// Who wrote it, and how.
export const you = 'Usted';
export const ourTeam = 'Nuestro equipo';
export const yourHousehold = 'Su hogar';
export const theHousehold = 'El hogar';
export const visitor = 'Visitante';
export const toEveryone = (incident: string) => `Nuestro equipo, a todos en ${incident}`;
export const byText = ', por mensaje de texto';
export const byEmail = ', por correo electrónico';
export const notVerified =
  '. Sin verificar: esta dirección no es de nadie del hogar. No hicimos nada por este mensaje';
export const fromCase = (ref: string) => `Del caso ${ref}`;
export const continuedHere = (ref: string) => `Del caso ${ref}, que sigue aquí:`;
export const ofCase = (ref: string) => `Conversación del caso ${ref}`;

// Who is there now.
export const typing = (names: string, count: number) =>
  count === 1 ? `${names} está escribiendo …` : `${names} están escribiendo …`;
export const reading = (names: string, count: number) =>
  count === 1 ? `${names} está leyendo esto ahora` : `${names} están leyendo esto ahora`;

// Writing.
export const quickReplies = {
  safe: 'Estamos a salvo',
  room: 'Necesitamos una habitación',
  call: 'Llámenme',
};
export const quickRepliesLabel = 'Respuestas rápidas';
export const yourMessage = 'Su mensaje';
export const writeMessage = 'Escriba un mensaje';
export const send = 'Enviar';
export const addFile = 'Agregar foto o archivo';
export const fileTooLarge = (name: string) => `${name} pesa más de 10 MB. Elija un archivo más pequeño.`;
export const checkPeopleIn = 'Avisar quién está a salvo';
export const checksNoOneIn = 'Esto no registra a nadie como a salvo';
export const checksNoOneInText =
  'Su mensaje va a nuestro equipo. Avise por cada persona, para que sepamos quién está a salvo.';
export const stillNeedsHelp = 'Todavía figura que alguien de su hogar necesita ayuda';
export const stillNeedsHelpText =
  'Su mensaje no cambia eso. Nuestro equipo sigue tratando de comunicarse. Cuando esa persona esté a salvo, avísenos aquí.';
