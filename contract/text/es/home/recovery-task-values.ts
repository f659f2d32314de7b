/** Lo que está mal en una tarea de la recuperación. */
export const title = 'Escriba qué hay que hacer';
