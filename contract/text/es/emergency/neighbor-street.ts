/** The page behind the link and the flyer’s code. */
export const title = 'Únase a sus vecinos';
export const reading = 'Abriendo su invitación…';
export const needsScript = 'Active JavaScript para abrir esta invitación.';
export const noLink = 'Abra esta página con el enlace de su vecino o escanee el código del volante.';
export const invites = (ambassador: string) => `${ambassador} le invita a este grupo de vecinos.`;
export const whatIsShared = 'Lo que se comparte al unirse';
export const shared = [
  'Al unirse, sus vecinos no ven nada. Usted solo cuenta como un hogar.',
  'Después usted elige qué ven, y puede dejar de mostrarlo cuando quiera.',
  'Su dirección, teléfono y correo nunca se les muestran.',
] as const;
export const withHome = (home: string) => `Se une con su vivienda en ${home}.`;
export const joinGroup = 'Unirme al grupo';
export const signIn = 'Iniciar sesión para unirme';
export const signInText = 'Unirse requiere una cuenta gratuita. Le traeremos de vuelta aquí.';
export const addHome = 'Agregue primero su vivienda';
export const addHomeText = 'Un hogar se une con su vivienda. Agregue la suya y abra el enlace otra vez.';
export const joinedAlready = 'Su hogar ya está en este grupo.';
export const openGroup = 'Abrir el grupo';
export const wrong = 'Este enlace no funciona';
export const notLoaded = (why: string) => `No pudimos abrir la invitación. ${why}`;
export const tryAgain = 'Intentar de nuevo';
export const toHomePage = 'Ir a la página de inicio';
