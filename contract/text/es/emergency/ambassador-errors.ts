/** Refusals in the ambassador program. */
export const otherAccount =
  'Otra cuenta con su correo electrónico ya se postuló. Inicie sesión en esa cuenta o escríbanos.';
export const alreadyApplied = 'Usted ya se postuló. Su estado está en esta página.';
export const tooEarly = (day: string) => `Puede postularse de nuevo a partir del ${day}.`;
export const wrongLink = 'Este enlace no funciona. Use el enlace completo de nuestro correo más reciente.';
export const leaveInApp = 'Inicie sesión para dejar el programa. Este enlace solo sirve para postulaciones.';
export const cannotLeave = 'No puede dejar el programa en este momento. Escríbanos si tiene preguntas.';
export const noApplication = 'Todavía no se ha postulado.';
export const notActive = 'Solo los embajadores activos pueden hacer esto.';
export const perDay = 'Es más de lo que permite un día. Revise la fecha o anote menos.';
export const perMonth = 'Llegó al límite de esta actividad en 30 días.';
export const wrongDay = 'Elija un día de los últimos 60 días';
export const ownAddress = 'Escriba el correo de su vecino, no el suyo';
export const askedEnough =
  'Demasiadas solicitudes de confirmación por hoy. Intente mañana o pida que nuestro equipo confirme.';
export const noEntry = 'No encontramos esta anotación.';
export const decided = 'Esta anotación ya se decidió. Vuelva a cargar la página.';
export const cannotAppeal = 'Esta anotación no se puede apelar, o ya se apeló.';
export const ownEntry = 'No puede decidir anotaciones suyas ni de su hogar. Pida ayuda a un colega.';
export const decidedByYou = 'Usted decidió esto antes de la apelación. Ahora debe decidir un colega.';
export const ambassadorNotActive = 'Este embajador no está activo, así que no se puede confirmar nada.';
export const noAmbassador = 'No encontramos a este embajador.';
export const ownApplication = 'No puede decidir sobre usted mismo. Pida ayuda a un colega.';
export const changedMeanwhile = 'Un colega cambió esto mientras tanto. Vuelva a cargar la página.';
export const sameCounty = 'El embajador ya está en este condado.';
export const noTriesLeft = 'Ya usó los cinco intentos de hoy. Lea las lecciones otra vez e intente mañana.';
export const noCertificate = 'Su certificado estará listo cuando apruebe los siete módulos.';
