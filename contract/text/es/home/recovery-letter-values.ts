/** Lo que está mal en una carta de la recuperación. */
export const kind = 'Elija una carta de la lista';
export const to = 'Escriba para quién es la carta';
export const subject = 'Escriba un asunto';
export const body = 'Escriba la carta';
export const channel = 'Elija cómo la envió';
