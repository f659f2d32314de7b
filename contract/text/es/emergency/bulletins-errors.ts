/** Motivos de rechazo: bulletins. */
export const noSuchAnnouncement = 'No existe ese anuncio.';
export const official = 'Una fuente oficial publicó esto, así que termina cuando la fuente lo diga.';
export const alreadyOver = 'Esto ya terminó.';
export const endPassed = 'Elija un final en el futuro';
