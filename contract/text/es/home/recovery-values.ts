/** Qué está mal en algo escrito sobre una recuperación. */
export const evidence = 'Elija cómo lo sabe';
export const factKind = 'Elija qué quiere registrar';
export const subject = 'Elija qué ocurrió';
export const flag = 'Elija una condición de la lista';
export const disasterName = 'Escriba el nombre del desastre';
export const link = 'Escriba un enlace que empiece con https://';
