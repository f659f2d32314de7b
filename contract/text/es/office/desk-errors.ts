/** Motivos de rechazo: desk. */
export const noSuchCase = 'No existe ese caso.';
export const visitorOnly = 'Esto lo escribió un visitante, así que no hay un hogar.';
export const homeDeleted = 'Esta vivienda se eliminó.';
export const notAnAgent = 'Esta persona no atiende casos. Elija a otra.';
