/** Motivos de rechazo: admin. */
export const noSuchItem = 'No existe ese artículo.';
export const jobNotFailed = 'Esta tarea ya no está en la lista de fallidas. Se reintentó o se descartó.';
export const emailNotWaiting = 'Este correo ya no está en espera. Se envió o ya no hace falta.';
