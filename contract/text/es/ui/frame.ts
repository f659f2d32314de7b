/** Words of shared parts that are on nearly every page. */
export const skipToContent = 'Ir al contenido';
export const loading = 'Cargando';
export const close = 'Cerrar';
export const back = 'Atrás';
export const cancel = 'Cancelar';
export const tryAgain = 'Intentar de nuevo';
export const previous = 'Anterior';
export const next = 'Siguiente';

/** Theme. */
export const theme = 'Tema';
export const light = 'Claro';
export const dark = 'Oscuro';
export const system = 'Del sistema';
