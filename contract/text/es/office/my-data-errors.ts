/** Motivos de rechazo: my data. */
export const downloadUsed = 'Esta descarga ya se usó o venció. Pida una nueva en Configuración.';
export const onlyAdmin = 'Usted es el único administrador. Primero nombre a otro administrador.';
export const typeEmail = 'Escriba exactamente el correo electrónico de esta cuenta.';
export const itsOwner = 'Su titular';
