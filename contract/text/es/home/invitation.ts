/** The page behind the link of an invitation to share a home. */

export const invitation = 'Invitación';
export const reading = 'Un momento. Estamos cargando la invitación.';
export const needsScript = 'Esta página necesita JavaScript. Actívelo y abra el enlace de nuevo.';
export const noLink = 'Abra de nuevo el enlace del correo. Puede estar incompleto.';
export const title = 'Le invitan a compartir una casa';
export const invitesYou = <T>(name: T, access: string) => [name, ` le invitó. ${access}`];
export const may = {
  member: 'Podrá ver y editar sus documentos, su inventario y su plan de evacuación.',
  viewer: 'Podrá ver sus documentos, su inventario y su plan de evacuación.',
};
export const forEmail = <T>(email: T) => ['La invitación es para ', email, '. Entre con esa dirección.'];
export const accept = 'Aceptar';
export const decline = 'Rechazar';
export const accepted = 'Ya comparte esta casa';
export const acceptedText = 'La encontrará entre sus casas.';
export const signInAs = <T>(email: T) => [
  'Entre como ',
  email,
  ' para abrirla. No necesita contraseña: le enviamos un código por correo.',
];
export const openHousehold = 'Abrir hogar';
export const signIn = 'Entrar';
export const declined = 'Invitación rechazada';
export const declinedText = 'No se comparte nada con usted y el enlace ya no funciona.';
export const wrong = 'Esta invitación no funciona';
export const notLoaded = (why: string) => `${why} La invitación sigue abierta.`;
export const tryAgain = 'Intentar de nuevo';
export const toHomePage = 'Ir a la página principal';
