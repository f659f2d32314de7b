/** Motivos de rechazo: audit log. */
export const noSuchEntry = 'No existe esa entrada.';
