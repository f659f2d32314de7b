/** What's wrong with a decision about a request to join. */
export const sayWhy = 'Escriba el motivo, en una frase que la persona leerá';
export const chooseOne = 'Elija al menos una solicitud';
export const chooseFewer = (most: number) => `Elija como máximo ${most} solicitudes a la vez`;
