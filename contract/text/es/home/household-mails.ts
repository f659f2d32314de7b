/** Emails about sharing a home. */
export const subject = (brand: string) => `Tiene una invitación para compartir una casa en ${brand}`;
export const greeting = 'Alguien quiere compartir su casa con usted';
export const invited = {
  member: (by: string, brand: string) =>
    `${by} le invita a su casa en ${brand}, para que encuentre sus documentos y su plan en una evacuación. Podrá ver y editar todo lo que hay en ella: los documentos, el inventario y el plan de evacuación.`,
  viewer: (by: string, brand: string) =>
    `${by} le invita a su casa en ${brand}, para que encuentre sus documentos y su plan en una evacuación. Podrá ver todo lo que hay en ella: los documentos, el inventario y el plan de evacuación.`,
};
export const worksFor = 'La invitación es para esta dirección de correo y sirve por 7 días.';
export const seeInvitation = 'Ver la invitación';
export const unknownSender =
  'Si no sabe quién es, puede rechazarla en esa página o ignorar este correo. No se comparte nada hasta que usted acepte.';

// To the owner, when a person joined.
export const joinedSubject = (brand: string) => `Alguien comparte ahora su casa en ${brand}`;
export const hello = (name: string) => `Hola, ${name}`;
export const helloYou = 'Hola';
export const joined = {
  member: (who: string) => `${who} aceptó su invitación y ahora puede ver y editar todo lo de su casa.`,
  viewer: (who: string) => `${who} aceptó su invitación y ahora puede ver todo lo de su casa.`,
};
export const seeSharing = 'Ver quién comparte su casa';
export const notInvited =
  'Si usted no invitó a esta persona, quítele el acceso en esa página y revise sus dispositivos en los ajustes.';
