/** Por qué algo sobre una reconstrucción no se puede guardar así. */
export const licenseFormat = 'Escriba el número de CSLB: de 5 a 8 cifras, sin letras.';
export const licenseToHire = 'Escriba el número de licencia antes de marcar a alguien como contratado.';
export const permitMove = 'Un permiso no puede pasar a este estado desde donde está.';
export const beforeLastStep = 'Escriba un día que no sea anterior al último estado.';
export const stepsStay = 'Elimine el último estado y agréguelo de nuevo.';
export const onlyLastStep = 'Solo se puede eliminar el último estado de un permiso.';
export const worksheetExists = 'Ya hay una hoja de cálculo. Recargue la página para cambiarla.';
