/** Lo que está mal en un enlace a la recuperación. */
export const label = 'Escriba para quién es';
export const days = 'Elija cuánto tiempo funciona el enlace';
export const parts = 'Elija qué mostrar';
export const code = 'Escriba los 6 dígitos del código';
