/** Why a household, its people or its invitations weren't changed. */
export const full = {
  people: (most: number) => `Aquí un hogar puede tener hasta ${most} personas. Primero quite una.`,
  pets: (most: number) =>
    `Puede tener hasta ${most} entradas de animales. Mejor aumente la cantidad de una de ellas.`,
  contacts: (most: number) => `Puede tener hasta ${most} contactos de emergencia. Primero quite uno.`,
};
export const removed = {
  people: 'Esta persona ya se quitó.',
  pets: 'Estos animales ya se quitaron.',
  contacts: 'Este contacto ya se quitó.',
};

// Invitations.
export const manySent = 'Esta casa envió muchas invitaciones hoy. Inténtelo mañana.';
export const manyToAddress = 'Hoy enviamos varias invitaciones a esta dirección. Inténtelo mañana.';
export const invitedAlready = 'Esta dirección ya tiene una invitación. Puede enviarla otra vez.';
export const manyPeople = (most: number) => `Hasta ${most} personas pueden compartir una casa.`;
export const sharesAlready = 'Esta persona ya comparte la casa.';
export const answered = 'Esta invitación ya fue respondida o retirada.';
export const expired =
  'Esta invitación ya no sirve. Fue respondida o retirada, o tiene más de 7 días. Pida una nueva.';
export const forOther = (email: string, yours: string) =>
  `Esta invitación es para ${email}, y la sesión está iniciada como ${yours}. Cierre la sesión y abra el enlace otra vez.`;

// Who shares the home.
export const doesNotShare = 'Esta persona no comparte la casa.';
export const ownerStays = 'No se puede cambiar ni quitar al titular. Primero nombre titular a otra persona.';
export const ownerLeaves = 'Usted es el titular de esta casa. Antes de salir, nombre titular a otra persona.';
export const ownAlready = 'Usted ya es el titular de esta casa.';
export const leavingUs =
  'Esta persona está por borrar su cuenta, y la casa se borraría con ella. Elija a otra persona o pídale que conserve su cuenta.';
