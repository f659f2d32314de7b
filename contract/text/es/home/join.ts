/** Joining by invitation: the page behind its link, and the waiting list. */

// The link.
export const yourInvitation = 'Su invitación';
export const reading = 'Un momento. Estamos cargando la invitación.';
export const openLink = 'Abra el enlace del correo que le enviamos. Si ya aceptó, entre para continuar.';
export const needsScript = 'Esta página necesita JavaScript. Actívelo y abra el enlace de nuevo.';
export const wrongLink = 'Este enlace no funciona';
export const notLoaded = 'No pudimos cargar la invitación';
export const staysOpen = (why: string) => `${why} La invitación sigue abierta.`;
export const tryAgain = 'Intentar de nuevo';
export const otherAccount = 'Esta invitación es para otra cuenta';
export const otherAccountText = <T>(email: T, you: T) => [
  'Es para ',
  email,
  ', y usted entró como ',
  you,
  '.',
];
export const anotherAccount = 'otra cuenta';
export const logOutAndOpen = 'Salir y abrirla';
export const staySignedIn = 'Seguir en mi cuenta';
export const invited = 'Le invitamos a unirse';
export const canProtect = 'Revisamos su casa y podemos protegerla.';
export const canProtectAddress = <T>(address: T) => ['Revisamos ', address, ' y podemos protegerla.'];
export const offer = {
  email: 'Para',
  until: 'Válida hasta',
  home: 'Casa',
  plan: 'Plan que eligió',
};
export const noneYet = 'Ninguno todavía';
export const acceptText =
  'Al aceptar, abrimos su cuenta y usted entra. Luego agrega su casa, elige un plan y paga. Puede parar en cualquier momento y continuar después. No se cobra nada hasta que elija un plan.';
export const nextText =
  'Después prepararemos juntos su casa. Puede parar en cualquier momento y continuar después. No se cobra nada hasta que elija un plan.';
export const accept = 'Aceptar';
export const signIn = 'Entrar';
export const alreadyAccepted = 'Esta invitación ya fue aceptada';
export const alreadyAcceptedText = <T>(email: T) => [
  'El enlace funciona una vez. Entre como ',
  email,
  ' para continuar. No necesita contraseña: le enviamos un código por correo.',
];
export const expired = 'Esta invitación venció';
export const expiredText = (day: string) =>
  `Era válida hasta el ${day}. Su casa sigue aprobada. Escríbanos y le enviaremos un enlace nuevo.`;
export const replaced = 'Hay una invitación más reciente';
export const replacedText = 'Le enviamos un correo más reciente. Use ese enlace; este ya no funciona.';
export const withdrawn = 'Esta invitación fue retirada';
export const withdrawnText = 'Ya no funciona. Si cree que es un error, escríbanos.';
export const writeToUs = 'Escríbanos';

// On the dashboard.
export const bannerTitle = 'Le invitamos a unirse';
export const bannerText = 'Su casa está aprobada. El hotel y el dinero empiezan cuando haya elegido un plan.';
export const seeInvitation = 'Ver su invitación';

// By invitation only.
export const invitedTitle = 'Tiene una invitación';
export const invitedText = (address: string) =>
  `Su invitación para ${address} está lista. Toma unos cinco minutos.`;
export const continueJoining = 'Continuar';
export const viewInvitation = 'Ver su invitación';
export const places = {
  waiting: {
    title: 'Está en la lista de espera',
    text: 'Nuestro equipo revisa cada casa antes de que se una. Le escribiremos en cuanto decidamos. No hace falta que pregunte.',
  },
  approved: {
    title: 'Su casa está aprobada',
    text: 'Le enviaremos por correo una invitación con un enlace para elegir un plan.',
  },
  invited: {
    title: 'Su invitación venció',
    text: 'El enlace funcionó 14 días. Escríbanos y le enviaremos uno nuevo.',
  },
  joined: { title: 'Ya tenemos su casa', text: 'Escríbanos si quiere volver a ser miembro.' },
};
export const home = 'Casa';
export const onTheListSince = 'En la lista desde';
export const byInvitation = 'Se entra con invitación';
export const byInvitationText =
  'Nuestro equipo revisa cada casa antes de que se una. Ponga la suya en la lista de espera: es gratis y no pide tarjeta.';
export const declined = (address: string) => `No pudimos aceptar ${address}`;
export const declinedText = <T>(link: (words: string) => T) => [
  'La razón está en el correo que le enviamos. Si algo cambió, ',
  link('escríbanos'),
  '. Aquí puede pedir otra casa.',
];
export const homeAddress = 'Dirección de la casa';
export const addressHint = 'Le escribiremos al correo de su cuenta.';
export const joinWaitlist = 'Entrar en la lista de espera';
export const joiningNotLoaded = 'No pudimos cargar su invitación';
export const notLoadedSafe = 'Todo lo que escribió está guardado.';
export const loading = 'Cargando su invitación';
export const join = (brand: string) => `Únase a ${brand}`;
export const error = 'Error';
