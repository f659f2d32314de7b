/** What’s wrong with something typed about a neighbor group. */
export const groupName = 'Escriba un nombre, como “Oak Ridge Drive”';
export const groupArea = 'Escriba las calles o el vecindario';
export const zoneId = 'Escriba la zona como la escribe su condado, o déjelo vacío';
export const boardNeedsName = 'Para estar en el tablero, escriba un nombre que sus vecinos conozcan';
export const linkDays = 'Elija por cuánto tiempo funciona el enlace';
export const linkUses = 'Elija cuántos hogares pueden usar el enlace';
export const link = 'Use el enlace completo de su vecino o del volante';
export const requestKind = 'Elija un viaje o una visita';
export const drillTime = 'Elija un día y una hora';
export const reason = 'Escriba un motivo';
