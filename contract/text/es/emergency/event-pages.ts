/** Public pages of events and hours, which work without scripts. Also the names of kinds. */
export const kinds = {
  drill: 'Simulacro de evacuación',
  'go-bags': 'Taller de mochilas de emergencia',
  hardening: 'Jornada para proteger casas',
  training: 'Capacitación',
  meeting: 'Reunión de vecinos',
};
export const span = (day: string, from: string, to: string) => `${day}, de ${from} a ${to}`;
export const alsoAt = (span: string, own: string) => `${span} (${own} donde usted vive)`;
export const aMember = 'Un miembro';
export const evidence = (title: string, people: number) =>
  people === 1
    ? `Evento «${title}»: asistió 1 persona.`
    : `Evento «${title}»: asistieron ${people} personas.`;
export const bring = 'Qué traer';

export const listTitle = 'Eventos de la comunidad';
export const listText =
  'Simulacros, talleres y jornadas que embajadores voluntarios organizan en su vecindario. Gratis, para miembros y no miembros.';
export const county = 'Condado';
export const anyCounty = 'Toda California';
export const show = 'Mostrar eventos';
export const noEvents =
  'Todavía no hay eventos planeados aquí. Vuelva pronto o pregunte a un embajador cercano.';
export const toCommunity = 'Sobre el programa de embajadores';
export const seats = (left: number) =>
  left === 0 ? 'Completo. Hay lista de espera.' : left === 1 ? 'Queda 1 lugar' : `Quedan ${left} lugares`;

export const when = 'Cuándo';
export const where = 'Dónde';
export const what = 'Tipo';
export const host = 'Organiza';
export const canceled = (reason: string) =>
  reason === '' ? 'Este evento está cancelado.' : `Este evento está cancelado. ${reason}`;
export const closed =
  'Este evento ya no se organiza con nuestro programa. No vaya solo por lo que dice esta página.';
export const over = 'Este evento ya terminó.';
export const notOfficial =
  'Este evento lo organiza una persona voluntaria. No es una orden ni una alerta oficial. Si hay una orden o advertencia de evacuación donde usted vive, siga a su condado. En peligro, llame al 911.';
export const calendar = 'Agregar a su calendario (.ics)';
export const calendarCanceled = 'Quitarlo de su calendario (.ics)';
export const allEvents = 'Todos los eventos';
export const toEvent = 'Abrir la página del evento';
export const youHost = 'Usted organiza este evento. Adminístrelo en su página de embajador.';

export const signUpTitle = 'Inscribirse';
export const signUp = 'Inscribirme';
export const joinLine = 'Entrar en la lista de espera';
export const yourName = 'Su nombre';
export const nameHint = 'Quien organiza ve este nombre.';
export const email = 'Correo electrónico';
export const emailHint = 'Le enviaremos un enlace para confirmar. Quien organiza nunca ve su correo.';
export const privacy = 'No necesita una cuenta. Borramos su nombre y su correo 30 días después del evento.';
export const signedUp = {
  email: 'Revise su correo. Queda inscrito cuando presione el botón detrás del enlace.',
  going: 'Tiene un lugar. Se lo recordaremos el día anterior y dos horas antes.',
  waiting: 'Está en la lista de espera. Le escribiremos cuando haya un lugar.',
};
export const saved = 'Guardado';
export const ownStates = {
  unconfirmed: 'Presione el botón para confirmar que viene.',
  going: 'Tiene un lugar.',
  waiting: 'Está en la lista de espera.',
  canceled: 'Su inscripción está cancelada. Puede inscribirse otra vez en la página del evento.',
};
export const inLine = (place: number) =>
  `Es el número ${place} en la lista de espera. Le escribiremos cuando haya un lugar.`;
export const attended = (hours: string) => `Usted asistió: ${hours} horas cuentan para este vecindario.`;
export const deniedText = 'Nos dijo que no estuvo allí. No se cuenta nada por usted.';
export const code = 'Código que se muestra en el evento';
export const codeHint = 'Seis dígitos. Cambian cada 10 minutos.';
export const checkIn = 'Registrar mi llegada';
export const notThere = 'No estuve allí';
export const leave = 'Cancelar mi inscripción';
export const confirm = 'Sí, voy a ir';
export const discard = 'No fui yo, o no voy a ir';
export const signUpPage = {
  unconfirmed: 'Confirme su inscripción',
  going: 'Su inscripción',
  waiting: 'Su lugar en la lista de espera',
  canceled: 'Inscripción cancelada',
};

export const logTitle = 'Registre sus horas';
export const logText = (host: string, site: string) =>
  `${host} reúne las horas que los vecinos trabajan para proteger ${site} de los incendios. Registre lo que hizo, por ejemplo, limpiar canaletas o maleza. ${host} lo confirma.`;
export const site = 'Sitio';
export const workDay = 'Día';
export const hours = 'Horas';
export const hoursHint = 'En cuartos, por ejemplo 1.5';
export const task = '¿Qué hizo?';
export const taskHint = 'Por ejemplo: quité las hojas del techo y de las canaletas';
export const dollars = 'Dólares gastados (opcional)';
export const dollarsHint = 'Por ejemplo, en una trituradora o en mallas para las rejillas';
export const hoursNameHint = 'El embajador ve este nombre. El informe no muestra nombres.';
export const logHours = 'Registrar horas';
export const hoursPrivacy =
  'No necesita una cuenta. Borramos su nombre y su correo después de un año, más o menos; las horas quedan como un número.';
export const logged = {
  email: 'Revise su correo. Las horas llegan al embajador cuando presione el botón detrás del enlace.',
  waiting: 'Gracias. Las horas cuentan cuando el embajador las confirme.',
};
export const hoursStates = {
  unconfirmed: { title: '¿Son sus horas?', text: 'Presione el botón si estas horas son suyas.' },
  waiting: { title: 'Gracias', text: 'Las horas cuentan cuando el embajador las confirme.' },
  counted: { title: 'Sus horas cuentan', text: 'El embajador las confirmó.' },
  declined: { title: 'No cuentan', text: 'El embajador no confirmó estas horas. Pregúntele por qué.' },
  withdrawn: { title: 'Retiradas', text: 'Estas horas no cuentan.' },
};
export const theseAreMine = 'Sí, son mis horas';
export const withdraw = 'Retirar estas horas';
